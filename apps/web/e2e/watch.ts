import type { BrowserContext } from '@playwright/test'

/** What a journey may not show: anything on the console, a failed request, a request to another site. */
export type Watch = {
  /** What was wrong so far. */
  complaints: string[]
  /** Says that an answer with this status, of this path or any, is what the journey is about. */
  expectRefusal: (status: number, pathname?: string) => void
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
  const expected: { status: number; pathname: string | undefined }[] = []
  const sites = new Set([ownOrigin])
  const isExpected = (url: string, isOf: (status: number) => boolean) =>
    expected.some(
      ({ status, pathname }) =>
        isOf(status) && (pathname === undefined || URL.parse(url)?.pathname === pathname),
    )

  context.on('console', (message) => {
    const { url } = message.location()
    if (!['error', 'warning'].includes(message.type())) return
    if (isExpected(url, (status) => message.text().includes(`status of ${status}`))) return
    complain(`console ${message.type()}: ${message.text()} (${url})`)
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
    if (status < 400 || isExpected(response.url(), (other) => other === status)) return
    complain(`answer ${status}: ${response.url()}`)
  })
  return {
    complaints,
    expectRefusal: (status, pathname) => expected.push({ status, pathname }),
    expectTrouble: (kind) => kinds.push(kind),
    expectSite: (origin) => sites.add(origin),
  }
}
