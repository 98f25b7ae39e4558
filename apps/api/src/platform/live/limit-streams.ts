import { liveSignals } from '@chignon/contract/platform/live-event'
import type { EventStream } from './event-stream.ts'

/**
 * Limits the streams of each account and of each network of a process (LIVE-5): when there are too many, the oldest is closed, which
 * often belongs to a browser that is gone. Returns a function that adds a stream.
 */
export function limitStreams() {
  const streamsByKey = new Map<string, Set<EventStream>>()
  return (stream: EventStream, key: string, max: number): void => {
    const streams = streamsByKey.get(key) ?? new Set<EventStream>()
    streamsByKey.set(key, streams.add(stream))
    stream.onClosed(() => {
      streams.delete(stream)
      if (streams.size === 0) streamsByKey.delete(key)
    })
    const [oldest] = streams
    if (streams.size > max) oldest?.finish(liveSignals.replaced)
  }
}
