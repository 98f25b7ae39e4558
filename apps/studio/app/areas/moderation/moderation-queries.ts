import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadEndpoints = () =>
  import('@chignon/contract/community/moderation').then((module) => module.moderationEndpoints)

/** A page of what was reported or held and is not decided. */
export const caseListQuery = endpointQueries('moderation', loadEndpoints)('list')

export const loadHide = () => loadEndpoints().then(({ hide }) => hide)
export const loadRestore = () => loadEndpoints().then(({ restore }) => restore)
export const loadReturnPost = () => loadEndpoints().then(({ returnPost }) => returnPost)
export const loadSuspend = () => loadEndpoints().then(({ suspend }) => suspend)
export const loadLiftSuspension = () => loadEndpoints().then(({ liftSuspension }) => liftSuspension)

/** What is loaded again after a decision. */
export const moderationNouns = ['moderation', 'today'] as const
