import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { sameOrigin } from './same-origin.ts'

async function statusOf(method: string, headers: Record<string, string>, publicUrl?: string) {
  const app = new Hono().use(sameOrigin(publicUrl)).all('*', (c) => c.text('Done'))
  const answer = await app.request('http://academy.example/login', {
    method,
    headers: { Host: 'academy.example', ...headers },
  })
  return answer.status
}

describe('a request that changes something', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is taken from our own pages only', async (method) => {
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
  ])('is refused from %j', async (origin) => {
    expect(await statusOf('POST', { Origin: origin })).toBe(403)
  })

  it.each([
    ['same-origin', 200],
    ['none', 200],
    ['same-site', 403],
    ['cross-site', 403],
  ])('without an Origin is judged by Sec-Fetch-Site: %s', async (site, status) => {
    expect(await statusOf('POST', { 'Sec-Fetch-Site': site })).toBe(status)
  })

  it('is taken from a program, which carries nobody’s cookie unasked', async () => {
    expect(await statusOf('POST', {})).toBe(200)
  })

  it('is judged by the address people type, where one is configured', async () => {
    const publicUrl = 'https://www.academy.example'
    expect(await statusOf('POST', { Origin: 'https://www.academy.example' }, publicUrl)).toBe(200)
    expect(await statusOf('POST', { Origin: 'http://academy.example' }, publicUrl)).toBe(403)
  })
})

it('lets anyone read, from wherever the link was', async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(await statusOf(method, { Origin: 'http://evil.example', 'Sec-Fetch-Site': 'cross-site' })).toBe(
      200,
    )
})
