/** What is read of an event of a Chromium trace. Times are in microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** The part of `dur` in which the thread ran. */
  tdur?: number
  args: { name?: string; data?: { documentLoaderURL?: string } }
}

const slowdown = 4
const maxTaskMs = 50

/**
 * Milliseconds by which the tasks of a page's main thread exceed 50 ms after its first contentful paint, on a processor four times as
 * slow, counting only the time in which the thread ran. Unlike the total blocking time it does not include the time in which other
 * processes had the processor. NaN if the trace has no such page.
 */
export function cpuBlockingTime(events: readonly TraceEvent[]): number {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  )
  const ofPage = events.filter(({ pid, ts }) => pid === navigation?.pid && ts >= navigation.ts)
  const firstPaint = ofPage.find(({ name }) => name === 'firstContentfulPaint')
  const thread = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' && pid === navigation?.pid,
  )
  if (!firstPaint || !thread) return Number.NaN
  return ofPage
    .filter(
      ({ name, ph, tid, ts }) =>
        ph === 'X' && name === 'RunTask' && tid === thread.tid && ts >= firstPaint.ts,
    )
    .map(({ dur = 0, tdur = dur }) => Math.max(0, (tdur / 1000) * slowdown - maxTaskMs))
    .reduce((total, time) => total + time, 0)
}
