import { expect, test } from 'vitest'
import { cpuBlockingTime, type TraceEvent } from './cpu-blocking-time.ts'

const event = (name: string, ts: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  args: {},
  ...rest,
})
const page = [
  event('thread_name', 0, { args: { name: 'CrRendererMain' } }),
  event('navigationStart', 10, { args: { data: { documentLoaderURL: 'http://127.0.0.1/' } } }),
  event('firstContentfulPaint', 5000),
]

test('counts what exceeds 50 ms of the tasks on the main thread, at a quarter of the speed', () => {
  const tasks = [
    event('RunTask', 6000, { dur: 30_000, tdur: 20_000 }),
    event('RunTask', 40_000, { dur: 12_000, tdur: 12_000 }),
    event('RunTask', 60_000, { dur: 15_000 }),
  ]
  expect(cpuBlockingTime([...page, ...tasks])).toBe(30 + 10)
})

test('counts neither tasks before the first paint, nor other threads and processes', () => {
  const tasks = [
    event('RunTask', 100, { dur: 90_000 }),
    event('RunTask', 6000, { dur: 90_000, tid: 2 }),
    event('RunTask', 6000, { dur: 90_000, pid: 2 }),
  ]
  expect(cpuBlockingTime([...page, ...tasks])).toBe(0)
})

test('is NaN without a page', () => {
  expect(cpuBlockingTime([])).toBeNaN()
})
