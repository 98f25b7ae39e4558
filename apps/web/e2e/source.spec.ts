import { expect, test } from './fixtures.ts'
import { pages } from './pages.ts'

test.describe('the source of', () => {
  for (const [name, address] of Object.entries(pages)) {
    test(`${name} holds no inline style or handler, and only scripts with its nonce`, async ({ request }) => {
      const answer = await request.get(address)
      const html = await answer.text()
      // What stands inside scripts is data, not markup.
      const markup = html.replaceAll(/(<script[^>]*>)[^]*?<\/script>/g, '$1')
      expect(markup.match(/<[^>]*\sstyle=[^>]*>/g) ?? []).toEqual([])
      expect(markup.match(/<[^>]*\son\w+=[^>]*>/g) ?? []).toEqual([])
      const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? 'none'
      const tags = markup.match(/<(script|style)\b[^>]*>/g) ?? []
      expect(tags.length).toBeGreaterThan(0)
      for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`)
    })

    test(`${name} has one heading of the first level, and leaves no level out after it`, async ({
      request,
    }) => {
      const html = await (await request.get(address)).text()
      const levels = Array.from(html.matchAll(/<h([1-6])\b/g), ([, level]) => Number(level))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      for (const [i, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1)
    })
  }
})

test('an answer is never the same person’s twice: pages are private, and carry a new nonce each', async ({
  request,
}) => {
  const [first, second] = [await request.get('/'), await request.get('/')]
  expect(first.headers()['cache-control']).toBe('private, no-cache')
  expect(first.headers()['vary']).toContain('Cookie')
  expect(first.headers()['content-security-policy']).not.toBe(second.headers()['content-security-policy'])
})

test('the page is compressed on its way', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.headers()['content-encoding']).toBe('br')
  expect(await answer.text()).toContain('</html>')
})
