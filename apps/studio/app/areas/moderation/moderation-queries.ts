import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadEndpoints = () =>
  import('@chignon/contract/community/moderation').then((module) => module.moderationEndpoints)

const queries = endpointQueries('moderation', loadEndpoints)

/** A page of what was reported or held and is not decided. */
export const caseListQuery = queries('list')

/** A case where it stands, and the history of its author. */
export const caseQuery = queries('show')

/** A page of what was decided. */
export const decisionListQuery = queries('decisions')

export const loadHide = () => loadEndpoints().then(({ hide }) => hide)
export const loadRestore = () => loadEndpoints().then(({ restore }) => restore)
export const loadUndo = () => loadEndpoints().then(({ undo }) => undo)
export const loadClaim = () => loadEndpoints().then(({ claim }) => claim)
export const loadRelease = () => loadEndpoints().then(({ release }) => release)
export const loadReturnPost = () => loadEndpoints().then(({ returnPost }) => returnPost)
export const loadSuspend = () => loadEndpoints().then(({ suspend }) => suspend)
export const loadLiftSuspension = () => loadEndpoints().then(({ liftSuspension }) => liftSuspension)

/** What is loaded again after a decision. */
export const moderationNouns = ['moderation', 'today'] as const
