import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadPeople = () =>
  import('@chignon/contract/identity/staff-person').then((module) => module.staffPersonEndpoints)
const loadGrants = () =>
  import('@chignon/contract/learning/access-grant').then((module) => module.accessGrantEndpoints)
const loadPurchases = () =>
  import('@chignon/contract/commerce/person-purchase').then((module) => module.personPurchaseEndpoints)
const loadContact = () =>
  import('@chignon/contract/community/person-contact').then((module) => module.personContactEndpoints)
const loadModeration = () =>
  import('@chignon/contract/community/moderation').then((module) => module.moderationEndpoints)

const people = endpointQueries('staff-person', loadPeople)
const grants = endpointQueries('access-grant', loadGrants)

/** A page of people. */
export const personListQuery = people('list')

/** One person with the notes of staff. */
export const personQuery = people('show')

/** What a person follows. */
export const accessQuery = grants('show')

/** What access can be given to. */
export const accessProductsQuery = grants('products')

/** The orders and tickets of a person. */
export const purchasesQuery = endpointQueries('person-purchase', loadPurchases)('show')

/** Chats, reports and newsletter of a person. */
export const contactQuery = endpointQueries('person-contact', loadContact)('show')

export const loadAddNote = () => loadPeople().then(({ addNote }) => addNote)
export const loadRemoveNote = () => loadPeople().then(({ removeNote }) => removeNote)
export const loadGiveAccess = () => loadGrants().then(({ give }) => give)
export const loadTakeBack = () => loadGrants().then(({ takeBack }) => takeBack)
export const loadLiftSuspension = () => loadModeration().then(({ liftSuspension }) => liftSuspension)
export const loadChangeRole = () =>
  import('@chignon/contract/identity/staff-role').then((module) => module.staffRoleEndpoints.change)
export const loadResetFactor = () =>
  import('@chignon/contract/identity/second-factor').then((module) => module.secondFactorEndpoints.reset)

/** What is loaded again once something about a person has changed. */
export const personNouns = ['staff-person', 'access-grant', 'person-contact', 'history'] as const
