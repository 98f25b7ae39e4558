import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadEndpoints = () =>
  import('@chignon/contract/community/staff-contact').then((module) => module.staffContactEndpoints)

const queries = endpointQueries('staff-contact', loadEndpoints)

/** A page of the messages of the contact form. */
export const contactListQuery = queries('list')

/** A message with its answers. */
export const contactThreadQuery = queries('show')

/** Everyone who may answer, by name. */
export const inboxColleaguesQuery = queries('colleagues')

export const loadContactAnswer = () => loadEndpoints().then(({ answer }) => answer)
export const loadContactState = () => loadEndpoints().then(({ setState }) => setState)
export const loadContactAssign = () => loadEndpoints().then(({ assign }) => assign)

/** What is loaded again once a message was answered, put aside or assigned. */
export const inboxNouns = ['staff-contact', 'today'] as const
