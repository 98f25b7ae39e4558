import { liveHeartbeatSeconds } from '@chignon/contract/platform/platform-rules'
import { liveSignals } from '@chignon/contract/platform/live-event'
import { and, gt } from '../db/drizzle.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import { idIn } from '../db/id-filters.ts'
import { accessTokens } from '../db/schema/user.ts'
import type { EventStream } from './event-stream.ts'

/**
 * Sends signs of life over all streams of a process, and ends those whose session has ended (LIVE-2). Returns a function that
 * adds a stream; `tokenId` is null for a guest.
 */
export function watchStreams({ db, clock }: { db: Database; clock: Clock }) {
  const streams = new Map<EventStream, string | null>()
  let timer: NodeJS.Timeout | undefined

  async function endExpired(): Promise<void> {
    const ids = [...new Set(streams.values())].filter((id) => id !== null)
    if (ids.length === 0) return
    const valid = await db()
      .select({ id: accessTokens.id })
      .from(accessTokens)
      .where(and(idIn(accessTokens.id, ids), gt(accessTokens.expiresAt, clock())))
    const validIds = new Set(valid.map(({ id }) => id))
    for (const [stream, id] of streams) if (id !== null && !validIds.has(id)) stream.finish(liveSignals.end)
  }

  function beat(): void {
    for (const stream of streams.keys()) stream.beat()
    // Without the database no session is ended; the next beat tries again.
    endExpired().catch(() => {})
  }

  return (stream: EventStream, tokenId: string | null): void => {
    streams.set(stream, tokenId)
    timer ??= setInterval(beat, liveHeartbeatSeconds * 1000)
    stream.onClosed(() => {
      streams.delete(stream)
      if (streams.size > 0) return
      clearInterval(timer)
      timer = undefined
    })
  }
}
