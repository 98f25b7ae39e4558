import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { RootData } from '../../../lib/data/root-data.ts'
import { guest, type Viewer } from '../../../lib/data/viewer.ts'
import { authModalAtom } from './auth-modal-atom.ts'
import { MemberLink } from './member-link.tsx'
import { useRequireMember } from './use-require-member.ts'

const member: Viewer = { ...guest, first_name: 'Ada', role: 'learner' }
const prompt = 'Log in or sign up to save this post.'

async function render(viewer: Viewer, element: ReactNode) {
  const root: RootData = {
    locale: 'en',
    locales: ['en'],
    origin: 'http://academy.example',
    brand: { name: 'Chignon', email: 'hello@chignon.example', social: [] },
    viewer,
    socialProviders: [],
    greeting: null,
    basketCount: 0,
    liveEventId: null,
    hasCommunity: true,
    now: '2026-01-01T00:00:00Z',
    year: '2026',
  }
  const handler = createStaticHandler([{ id: 'root', path: '*', loader: () => root, element }])
  const context = await handler.query(new Request('http://academy.example/posts'))
  if (context instanceof Response) throw new Error('The page redirects.')
  const store = createStore()
  const html = renderToString(
    <Provider store={store}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
    </Provider>,
  )
  return { html, store }
}

describe('MemberLink', () => {
  const link = (
    <MemberLink to="/courses/the-bob/buy?count=2" prompt={prompt} aria-describedby="price">
      Buy
    </MemberLink>
  )

  it('leads a guest to the login page and from there to its target', async () => {
    const { html } = await render(guest, link)
    expect(html).toContain('href="/login?redirectTo=%2Fcourses%2Fthe-bob%2Fbuy%3Fcount%3D2"')
    expect(html).toContain('aria-describedby="price"')
  })

  it('leads a member to its target', async () => {
    expect((await render(member, link)).html).toContain('href="/courses/the-bob/buy?count=2"')
  })
})

describe('useRequireMember', () => {
  const tryIt = async (viewer: Viewer) => {
    const functions: ReturnType<typeof useRequireMember>[] = []
    function Page() {
      functions.push(useRequireMember())
      return null
    }
    const { store } = await render(viewer, <Page />)
    return { isMember: functions[0]?.(prompt), modal: store.get(authModalAtom) }
  }

  it('opens the authentication modal with the prompt for a guest', async () => {
    expect(await tryIt(guest)).toEqual({ isMember: false, modal: { view: 'sign-in', reason: prompt } })
  })

  it('returns true for a member and opens no modal', async () => {
    expect(await tryIt(member)).toEqual({ isMember: true, modal: null })
  })
})
