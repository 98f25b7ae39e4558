import { describe, expect, it } from 'vitest'
import { cachedFileResponse } from './cached-file-response.ts'

const respond = (text: string, headers: Record<string, string> = {}) =>
  cachedFileResponse(new Request('https://academy.example/feed.xml', { headers }), text, {
    type: 'application/xml',
    maxAge: 900,
  })

describe('cachedFileResponse', () => {
  it('sends the text with a public Cache-Control', async () => {
    const { headers, status } = respond('one')
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('public, max-age=900')
    expect(headers.get('Content-Type')).toBe('application/xml')
    expect(await respond('one').text()).toBe('one')
  })

  it('returns 304 for a matching If-None-Match', async () => {
    const etag = respond('one').headers.get('ETag') ?? ''
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = respond('one', { 'If-None-Match': ifNoneMatch })
      expect(again.status, ifNoneMatch).toBe(304)
      expect(again.headers.get('ETag')).toBe(etag)
      expect(await again.text()).toBe('')
    }
    expect(respond('two', { 'If-None-Match': etag }).status).toBe(200)
  })
})
