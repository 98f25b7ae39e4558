import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { sameOrigin } from './same-origin.ts'

async function statusOf(method: string, headers: Record<string, string>, publicUrl?: string) {
  const app = new Hono().use(sameOrigin(publicUrl)).all('*', (c) => c.text('Done'))
  const response = await app.request('http://academy.example/login', {
    method,
    headers: { Host: 'academy.example', ...headers },
  })
  return response.status
}

describe('a state-changing request', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('accepts %s from our own origin only', async (method) => {
    expect(await statusOf(method, { Origin: 'http://academy.example' })).toBe(200)
    expect(await statusOf(method, { Origin: 'http://evil.example' })).toBe(403)
  })

  it.each([
    'null',
    '',
    'https://academy.example',
    'http://academy.example:8080',
    'http://academy.example.evil.example',
    'http://evil.example/academy.example',
    'http://sub.academy.example',
  ])('is refused with Origin %j', async (origin) => {
    expect(await statusOf('POST', { Origin: origin })).toBe(403)
  })

  it.each([
    ['same-origin', 200],
    ['none', 200],
    ['same-site', 403],
    ['cross-site', 403],
  ])('without an Origin, Sec-Fetch-Site: %s results in %i', async (site, status) => {
    expect(await statusOf('POST', { 'Sec-Fetch-Site': site })).toBe(status)
  })

  it('is accepted without either header', async () => {
    expect(await statusOf('POST', {})).toBe(200)
  })

  it('is compared with PUBLIC_URL if configured', async () => {
    const publicUrl = 'https://www.academy.example'
    expect(await statusOf('POST', { Origin: 'https://www.academy.example' }, publicUrl)).toBe(200)
    expect(await statusOf('POST', { Origin: 'http://academy.example' }, publicUrl)).toBe(403)
  })
})

it('accepts cross-origin GET, HEAD and OPTIONS', async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(await statusOf(method, { Origin: 'http://evil.example', 'Sec-Fetch-Site': 'cross-site' })).toBe(
      200,
    )
})
