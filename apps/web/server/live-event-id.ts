import { livePositionEndpoints } from '@chignon/contract/platform/live-position'
import { createCall } from '@chignon/app-kit/data/call'
import type { RequestScope } from './request-scope.ts'

/** Connections that begin a little earlier only receive again what their pages show already. */
const freshMs = 1000

/**
 * Reads the id of the last live event, at most a second old, before the data of a page, so that its live connection begins there and
 * nothing that happens meanwhile is missed (LIVE-1). Null if the API does not answer: then the connection begins when it is opened.
 */
export function liveEventIdReader(): (scope: RequestScope) => Promise<string | null> {
  let last = { readAt: -Infinity, id: Promise.resolve<string | null>(null) }
  return (scope) => {
    const now = performance.now()
    if (now - last.readAt > freshMs) last = { readAt: now, id: readLiveEventId(scope) }
    return last.id
  }
}

async function readLiveEventId({ locale, fetchApi }: RequestScope): Promise<string | null> {
  const call = createCall({ base: 'http://api/api/v1', locale, fetch: fetchApi })
  try {
    return (await call(livePositionEndpoints.show, {})).data.event_id
  } catch {
    return null
  }
}
