import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimReload, leavingMs, reloadInterval, reloadOnFailedChunks } from './reload-guard.ts'

const storage = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}
const noon = Date.UTC(2027, 0, 1, 12)

it('allows one reload per minute', () => {
  const memory = storage()
  expect(claimReload(() => memory, noon, true)).toBe(true)
  expect(claimReload(() => memory, noon + 1, true)).toBe(false)
  expect(claimReload(() => memory, noon + reloadInterval - 1, true)).toBe(false)
  expect(claimReload(() => memory, noon + reloadInterval, true)).toBe(true)
  expect(claimReload(() => memory, noon + reloadInterval + 1, true)).toBe(false)
})

it('allows no reload offline, and does not count the attempt', () => {
  const memory = storage()
  expect(claimReload(() => memory, noon, false)).toBe(false)
  expect(claimReload(() => memory, noon, true)).toBe(true)
})

it('allows no reload without storage', () => {
  const closed = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('closed', 'SecurityError')
    },
  }
  expect(claimReload(() => closed, noon, true)).toBe(false)
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  expect(claimReload(forbidden, noon, true)).toBe(false)
})

describe('reloadOnFailedChunks', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function openPage(pendingPath?: string) {
    const location = {
      href: 'http://127.0.0.1/',
      pathname: '/',
      search: '',
      assign: vi.fn<(url: string) => void>(),
      reload: vi.fn<() => void>(),
    }
    const pending = pendingPath && { location: { pathname: pendingPath, search: '?page=2', hash: '' } }
    const target = Object.assign(new EventTarget(), {
      location,
      __reactRouterDataRouter: { state: { navigation: pending ?? {} } },
    })
    vi.stubGlobal('window', target)
    vi.stubGlobal('sessionStorage', storage())
    vi.stubGlobal('navigator', { onLine: true })
    reloadOnFailedChunks()
    const failRouteModule = () => {
      const event = new CustomEvent('routemodule:error', {
        cancelable: true,
        detail: { reload: () => location.reload() },
      })
      const isAllowed = target.dispatchEvent(event)
      if (isAllowed) event.detail.reload()
      return isAllowed
    }
    return { location, target, failRouteModule }
  }

  it('opens the address of the navigation whose route module failed', () => {
    const { location, failRouteModule } = openPage('/masterclasses')
    expect(failRouteModule()).toBe(true)
    expect(location.assign).toHaveBeenCalledWith('http://127.0.0.1/masterclasses?page=2')
    expect(location.reload).not.toHaveBeenCalled()
  })

  it('opens the address of the navigation whose imported chunk failed', () => {
    const { location, target } = openPage('/masterclasses')
    const event = new Event('vite:preloadError', { cancelable: true })
    target.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(location.assign).toHaveBeenCalledOnce()
  })

  it('reloads the page without a navigation', () => {
    const { location, failRouteModule } = openPage()
    failRouteModule()
    expect(location.reload).toHaveBeenCalledOnce()
  })

  it('reloads the page if an idle part fails and the server answers', async () => {
    const { location, target } = openPage()
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
    target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    await vi.advanceTimersByTimeAsync(leavingMs)
    expect(location.reload).toHaveBeenCalledOnce()
  })

  it('does not reload a page that is being left, whose idle parts fail because of that', async () => {
    const { location, target } = openPage()
    const request = vi.fn<() => Promise<Response>>().mockResolvedValue(new Response())
    vi.stubGlobal('fetch', request)
    target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    await vi.advanceTimersByTimeAsync(leavingMs - 1)
    expect(request).not.toHaveBeenCalled()
    expect(location.reload).not.toHaveBeenCalled()
  })

  it('keeps the page if an idle part fails while the server does not answer', async () => {
    const { location, target } = openPage()
    const failed = () => {
      const event = new Event('vite:preloadError', { cancelable: true })
      target.dispatchEvent(event)
      return event
    }
    const request = vi.fn<() => Promise<Response>>()
    request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    vi.stubGlobal('fetch', request.mockResolvedValue(new Response(null, { status: 503 })))
    expect(failed().defaultPrevented).toBe(false)
    // The server is asked again only after it has answered.
    for (const asked of [1, 2, 3]) {
      failed()
      await vi.advanceTimersByTimeAsync(leavingMs)
      expect(request).toHaveBeenCalledTimes(asked)
    }
    expect(location.reload).not.toHaveBeenCalled()
  })

  it('cancels the second reload within a minute', () => {
    const { location, failRouteModule } = openPage('/masterclasses')
    failRouteModule()
    expect(failRouteModule()).toBe(false)
    expect(location.assign).toHaveBeenCalledOnce()
  })
})
