// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { keepJoined } from './keep-joined.ts'
import type { LiveTab } from './live-tabs.ts'

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

test('a page shown again by Back joins again and follows the same topics', () => {
  const tabs: LiveTab[] = []
  const joined = keepJoined(() => {
    const tab = { follow: vi.fn(), retryNow: vi.fn(), close: vi.fn() }
    tabs.push(tab)
    return tab
  })
  joined.follow(['post:1'])
  window.dispatchEvent(shown(false))
  window.dispatchEvent(new Event('online'))
  expect(tabs).toHaveLength(1)
  expect(tabs[0]?.retryNow).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('pagehide'))
  expect(tabs[0]?.close).toHaveBeenCalledOnce()
  window.dispatchEvent(shown(true))
  expect(tabs[1]?.follow).toHaveBeenCalledExactlyOnceWith(['post:1'])
  joined.close()
  window.dispatchEvent(shown(true))
  expect(tabs).toHaveLength(2)
  expect(tabs[1]?.close).toHaveBeenCalledOnce()
})
