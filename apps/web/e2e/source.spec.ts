import { expect, test } from './fixtures.ts'
import { allPages } from './all-pages.ts'

test.describe('the HTML of', () => {
  for (const [name, address] of allPages) {
    test(`${name} has no inline style or handler, and only scripts with the nonce`, async ({ request }) => {
      const response = await request.get(address)
      const html = await response.text()
      // The content of scripts is not markup.
      const markup = html.replaceAll(/(<script[^>]*>)[^]*?<\/script>/g, '$1')
      expect(markup.match(/<[^>]*\sstyle=[^>]*>/g) ?? []).toEqual([])
      expect(markup.match(/<[^>]*\son\w+=[^>]*>/g) ?? []).toEqual([])
      const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1] ?? 'none'
      const tags = markup.match(/<(script|style)\b[^>]*>/g) ?? []
      expect(tags.length).toBeGreaterThan(0)
      for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`)
    })

    test(`${name} has one h1 and skips no heading level`, async ({ request }) => {
      const html = await (await request.get(address)).text()
      const levels = Array.from(html.matchAll(/<h([1-6])\b/g), ([, level]) => Number(level))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      for (const [i, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1)
    })
  }
})

test('pages are private and have a new nonce each', async ({ request }) => {
  const [first, second] = [await request.get('/'), await request.get('/')]
  expect(first.headers()['cache-control']).toBe('private, no-cache')
  expect(first.headers()['vary']).toContain('Cookie')
  expect(first.headers()['content-security-policy']).not.toBe(second.headers()['content-security-policy'])
})

test('pages are compressed', async ({ request }) => {
  const response = await request.get('/', { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers()['content-encoding']).toBe('br')
  expect(await response.text()).toContain('</html>')
})
