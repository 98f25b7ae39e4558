import { liveHeartbeatSeconds } from '@chignon/contract/platform/platform-rules'
import { liveSignals } from '@chignon/contract/platform/live-event'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import type { EventStream } from './event-stream.ts'
import { listRunningSessions } from './live-session.queries.ts'

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
    const running = await listRunningSessions(db(), ids, clock())
    for (const [stream, id] of streams) if (id !== null && !running.has(id)) stream.finish(liveSignals.end)
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
