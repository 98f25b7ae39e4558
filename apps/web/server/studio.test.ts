import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { serveStudio } from './studio.ts'

const page =
  '<html lang="en" dir="ltr"><script id="start" type="application/json">\n null\n</script><div id="root"></div></html>'

const viewer = {
  id: '00000000-0000-4000-8000-000000000001',
  first_name: 'Ada</script>',
  last_name: '$& Lovelace',
  email: 'ada@example.com',
  email_verified: true,
  has_password: true,
  thumbnail_url: null,
  profile: { gender: 'unspecified', phone: null, country: null },
  role: 'staff',
  deletion_due_at: null,
}

/** Opens the studio for a person; `null` is a guest, and 401 a session that has ended. */
function createStudio(answer: object | null | 401) {
  const state = { ended: false }
  const app = new Hono()
  const session = {
    token: answer === null ? null : 'token',
    end() {
      state.ended = true
    },
    start() {},
    async commit() {},
  }
  serveStudio(app, {
    env: { brand: { name: 'Salon', email: 'hello@salon.example', social: [] }, locales: ['en', 'fa'] },
    folder: undefined,
    page: () => page,
    openRequestScope: async () => ({
      locale: 'fa',
      session,
      fetchApi: async () =>
        answer === 401
          ? Response.json({ message: 'Over', code: 'unauthenticated' }, { status: 401 })
          : Response.json({ data: answer }),
    }),
  })
  return { get: (path: string) => app.request(`http://academy.example${path}`), state }
}

describe('the studio', () => {
  it('sends a guest to the login, and back to the same page', async () => {
    const response = await createStudio(null).get('/studio/orders?due=soon')
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Fstudio%2Forders%3Fdue%3Dsoon')
  })

  it('ends a session that is over', async () => {
    const { get, state } = createStudio(401)
    expect((await get('/studio')).headers.get('Location')).toBe('/login?redirectTo=%2Fstudio')
    expect(state.ended).toBe(true)
  })

  it('sends a learner home', async () => {
    const response = await createStudio({ ...viewer, role: 'learner' }).get('/studio')
    expect(response.headers.get('Location')).toBe('/')
  })

  it('gives those who work at the academy one page for every address, in their language, uncached', async () => {
    const { get } = createStudio(viewer)
    for (const path of ['/studio', '/studio/orders/7']) {
      const response = await get(path)
      const html = await response.text()
      expect(html).toContain('<html lang="fa" dir="rtl">')
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    }
  })

  it('writes what it starts with so that no text of a person ends the element', async () => {
    const html = await (await createStudio(viewer).get('/studio')).text()
    const [, json = ''] = /<script id="start" type="application\/json">([^]*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual({
      locale: 'fa',
      locales: ['en', 'fa'],
      brand: { name: 'Salon' },
      viewer,
    })
    expect(html.match(/<\/script>/g)).toHaveLength(1)
  })
})
