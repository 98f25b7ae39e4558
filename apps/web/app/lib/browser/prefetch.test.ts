import { afterEach, expect, it, vi } from 'vitest'
import { prefetch } from './prefetch.ts'

afterEach(() => vi.unstubAllGlobals())

function openBrowser(connection: object | undefined) {
  const append = vi.fn<(link: object) => void>()
  const request = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('left'))
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('document', { head: { append }, createElement: () => ({}) })
  vi.stubGlobal('fetch', request)
  return { append, request }
}

it('prefetches by a link in Chromium', () => {
  const { append, request } = openBrowser({ effectiveType: '4g' })
  prefetch('/assets/course.js', 'script')
  expect(append).toHaveBeenCalledWith({ rel: 'prefetch', as: 'script', href: '/assets/course.js' })
  expect(request).not.toHaveBeenCalled()
})

it('prefetches by a request where the security policy refuses links for it', () => {
  const { append, request } = openBrowser(undefined)
  prefetch('/assets/course.js', 'script')
  expect(request).toHaveBeenCalledWith('/assets/course.js', { priority: 'low' })
  expect(append).not.toHaveBeenCalled()
})
