import { afterAll, expect, test, vi } from 'vitest'
import { keepJoined } from './keep-joined.ts'
import type { LiveTab } from './live-tabs.ts'

const page = new EventTarget()
vi.stubGlobal('window', page)
afterAll(() => void vi.unstubAllGlobals())

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

test('a page shown again by Back joins again and follows the same topics', () => {
  const tabs: LiveTab[] = []
  const joined = keepJoined(() => {
    const tab = { follow: vi.fn(), retryNow: vi.fn(), close: vi.fn() }
    tabs.push(tab)
    return tab
  })
  joined.follow(['post:1'])
  page.dispatchEvent(shown(false))
  page.dispatchEvent(new Event('online'))
  expect(tabs).toHaveLength(1)
  expect(tabs[0]?.retryNow).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('pagehide'))
  expect(tabs[0]?.close).toHaveBeenCalledOnce()
  page.dispatchEvent(shown(true))
  expect(tabs[1]?.follow).toHaveBeenCalledExactlyOnceWith(['post:1'])
  joined.close()
  page.dispatchEvent(shown(true))
  expect(tabs).toHaveLength(2)
  expect(tabs[1]?.close).toHaveBeenCalledOnce()
})
