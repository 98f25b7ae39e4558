import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { quietMs, whenQuiet } from './when-quiet.ts'

let reportLoad = () => {}
const disconnect = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  disconnect.mockClear()
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => run() })
  vi.stubGlobal('PerformanceObserver', function observer(report: () => void) {
    reportLoad = report
    return { observe: () => {}, disconnect }
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits until nothing has been loaded for a second', () => {
  const run = vi.fn()
  whenQuiet(run)
  for (let file = 0; file < 5; file += 1) {
    vi.advanceTimersByTime(quietMs - 1)
    reportLoad()
  }
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(quietMs)
  expect(run).toHaveBeenCalledOnce()
  expect(disconnect).toHaveBeenCalledOnce()
})

it('runs also if nothing is loaded at all', () => {
  const run = vi.fn()
  whenQuiet(run)
  vi.advanceTimersByTime(quietMs)
  expect(run).toHaveBeenCalledOnce()
})
