import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadEndpoints = () =>
  import('@chignon/contract/identity/step-up').then((module) => module.stepUpEndpoints)

/** How the session can be confirmed. */
export const stepUpQuery = endpointQueries('step-up', loadEndpoints)('show')

export const loadConfirm = () => loadEndpoints().then(({ confirm }) => confirm)

export const loadShow = () => loadEndpoints().then(({ show }) => show)
