import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test'

/** The unexpected problems of a browser context: console messages, failed requests, requests to other origins. */
export type BrowserProblems = {
  messages: string[]
  /** Ignores responses with this status, of one path or of any. */
  allowStatus: (status: number, pathname?: string) => void
  /** Ignores problems whose message matches. */
  allowProblem: (pattern: RegExp) => void
  /** Allows requests to another origin. */
  allowOrigin: (origin: string) => void
  /** Ends the collection, of a context that is used on. */
  stop: () => void
}

/** Collects the problems of all pages of a browser context. `ownOrigin` is the app's. */
export function collectProblems(
  context: BrowserContext,
  ownOrigin: string,
  hasScripts: boolean,
): BrowserProblems {
  const messages: string[] = []
  const allowedProblems: RegExp[] = []
  // The bell, the chat, the live events and the report of the time zone may ask once more while a session ends.
  const allowedStatuses: { status: number; pathname: string | undefined }[] = [
    '/bff/user/events',
    '/bff/user/notifications/unread',
    '/bff/user/chat',
    '/bff/user/chat/messages',
    '/bff/user/time-zone',
  ].map((pathname) => ({ status: 401, pathname }))
  const allowedOrigins = new Set([ownOrigin])
  const report = (message: string) => {
    if (!allowedProblems.some((pattern) => pattern.test(message))) messages.push(message)
  }
  const isAllowed = (url: string, matches: (status: number) => boolean) =>
    allowedStatuses.some(
      ({ status, pathname }) =>
        matches(status) && (pathname === undefined || URL.parse(url)?.pathname === pathname),
    )

  const onConsole = (message: ConsoleMessage) => {
    const { url } = message.location()
    if (!['error', 'warning'].includes(message.type())) return
    if (isAllowed(url, (status) => message.text().includes(`status of ${status}`))) return
    report(`console ${message.type()}: ${message.text()} (${url})`)
  }
  const onError = (webError: WebError) => {
    const error = webError.error()
    // What the browser itself throws, in a stream for example, has no stack.
    report(`page error: ${error.stack || String(error)}`)
  }
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url())
    if (!allowedOrigins.has(origin) && protocol.startsWith('http'))
      report(`request to another origin: ${request.url()}`)
  }
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText
    // Leaving a page aborts its requests; with JavaScript disabled, scripts are not fetched.
    const isIgnored = reason === 'net::ERR_ABORTED' || (!hasScripts && reason === 'csp')
    if (!isIgnored) report(`request failed: ${request.url()} (${reason})`)
  }
  const onResponse = (response: Response) => {
    const status = response.status()
    if (status < 400 || isAllowed(response.url(), (other) => other === status)) return
    report(`response ${status}: ${response.url()}`)
  }
  context
    .on('console', onConsole)
    .on('weberror', onError)
    .on('request', onRequest)
    .on('requestfailed', onFailure)
    .on('response', onResponse)
  return {
    messages,
    allowStatus: (status, pathname) => allowedStatuses.push({ status, pathname }),
    allowProblem: (pattern) => allowedProblems.push(pattern),
    allowOrigin: (origin) => allowedOrigins.add(origin),
    stop: () => {
      context
        .off('console', onConsole)
        .off('weberror', onError)
        .off('request', onRequest)
        .off('requestfailed', onFailure)
        .off('response', onResponse)
    },
  }
}
