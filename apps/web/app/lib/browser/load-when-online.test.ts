import { afterEach, expect, test, vi } from 'vitest'
import { loadWhenOnline } from './load-when-online.ts'

afterEach(() => void vi.unstubAllGlobals())

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
