import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

/** Orders that fit a text. */
export const foundOrdersQuery = endpointQueries('staff-order', () =>
  import('@chignon/contract/commerce/staff-order').then((module) => module.staffOrderEndpoints),
)('list')

/** Tickets of all events that fit a text. */
export const foundTicketsQuery = endpointQueries('staff-ticket', () =>
  import('@chignon/contract/commerce/staff-ticket').then((module) => module.staffTicketEndpoints),
)('list')

/** People who fit a text. */
export const foundPeopleQuery = endpointQueries('staff-person', () =>
  import('@chignon/contract/identity/staff-person').then((module) => module.staffPersonEndpoints),
)('list')

/** Courses and other things of the catalogue that fit a text, with their drafts. */
export const foundThingsQuery = endpointQueries('staff-catalogue', () =>
  import('@chignon/contract/catalogue/staff-catalogue').then((module) => module.staffCatalogueEndpoints),
)('list')
