import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadEndpoints = () => import('@chignon/contract/platform/push').then((module) => module.pushEndpoints)

/** Whether this session receives push messages, and the key to subscribe with. */
export const pushQuery = endpointQueries('push', loadEndpoints)('show')

export const loadSubscribe = () => loadEndpoints().then(({ subscribe }) => subscribe)
export const loadUnsubscribe = () => loadEndpoints().then(({ unsubscribe }) => unsubscribe)
