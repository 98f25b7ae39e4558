import { afterEach, expect, test, vi } from 'vitest'
import { loadWhenOnline } from './load-when-online.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('loads again after a failure, once the connection is back', async () => {
  const page = new EventTarget()
  const listen = vi.fn(page.addEventListener.bind(page))
  vi.stubGlobal('addEventListener', listen)
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue('loaded')
  const loaded = loadWhenOnline(load)
  for (const calls of [1, 2]) {
    await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(calls))
    expect(load).toHaveBeenCalledTimes(calls)
    page.dispatchEvent(new Event('online'))
  }
  expect(await loaded).toBe('loaded')
})

test('loads again at once if the connection was back before the failure was known', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const { promise, reject } = Promise.withResolvers<string>()
  const load = vi.fn<() => Promise<string>>()
  load.mockReturnValueOnce(promise).mockResolvedValue('loaded')
  const loaded = loadWhenOnline(load)
  page.dispatchEvent(new Event('online'))
  reject(new Error('offline'))
  expect(await loaded).toBe('loaded')
})

test('loads again after a growing pause while the connection seems to be there', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', vi.fn<typeof addEventListener>())
  vi.stubGlobal('navigator', { onLine: true })
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue('loaded')
  const loaded = loadWhenOnline(load)
  await vi.advanceTimersByTimeAsync(2000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3999)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('loaded')
})
