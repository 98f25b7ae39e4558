import type { BrowserContext } from '@playwright/test'

/** What a journey may not show: anything on the console, a failed request, a request to another site. */
export type Watch = {
  /** What was wrong so far. */
  complaints: string[]
  /** Says that an answer with this status is what the journey is about. */
  expectRefusal: (status: number) => void
  /** Says that complaints of this kind are what the journey is about. */
  expectTrouble: (kind: RegExp) => void
  /** Says that the journey leads over another site. */
  expectSite: (origin: string) => void
}

/** Watches all pages of a browser context whose own site is `ownOrigin`. */
export function watch(context: BrowserContext, ownOrigin: string, hasScripts: boolean): Watch {
  const complaints: string[] = []
  const kinds: RegExp[] = []
  const complain = (text: string) => {
    if (!kinds.some((kind) => kind.test(text))) complaints.push(text)
  }
  const expected = new Set<number>()
  const sites = new Set([ownOrigin])
  const isExpected = (text: string) => [...expected].some((status) => text.includes(`status of ${status}`))

  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isExpected(message.text())) return
    complain(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complain(`page error: ${error.error().stack}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (!sites.has(origin) && protocol.startsWith('http'))
      complain(`request to another site: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // A page that is left stops what it was fetching; with scripts off, none is fetched.
    const isMeant = why === 'net::ERR_ABORTED' || (!hasScripts && why === 'csp')
    if (!isMeant) complain(`request failed: ${request.url()} (${why})`)
  })
  context.on('response', (response) => {
    const status = response.status()
    if (status >= 400 && !expected.has(status)) complain(`answer ${status}: ${response.url()}`)
  })
  return {
    complaints,
    expectRefusal: (status) => expected.add(status),
    expectTrouble: (kind) => kinds.push(kind),
    expectSite: (origin) => sites.add(origin),
  }
}
