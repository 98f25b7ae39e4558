import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { cspReportPath } from './csp-reports.ts'
import { securityHeaders, type SecuritySettings } from './security-headers.ts'

async function send(settings: SecuritySettings, path = '/') {
  const app = new Hono()
  app.use(securityHeaders(settings))
  app.get('/page', (c) => c.html('<p>A page</p>'))
  app.get('/orders/:id/:step', (c) => c.html('<p>A page</p>'))
  app.get('/', (c) => c.text(c.get('nonce')))
  app.get('/broken', () => {
    throw new Error('Broken')
  })
  app.onError((_error, c) => c.text('Broken', 500))
  const response = await app.request(path)
  return { nonce: await response.text(), headers: response.headers }
}

const directivesOf = (headers: Headers) =>
  new Map(
    (headers.get('Content-Security-Policy') ?? '')
      .split('; ')
      .map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]),
  )

describe('the content security policy', () => {
  it('allows inline scripts and styles only with the nonce of the response', async () => {
    const { nonce, headers } = await send({ isHttps: false, isProduction: true })
    const policy = directivesOf(headers)
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual(["'self'", `'nonce-${nonce}'`])
    expect(policy.get('style-src')).toEqual(["'self'", `'nonce-${nonce}'`])
    expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe-|\*|http:/)
  })

  it('forbids framing, foreign form targets and base addresses', async () => {
    const policy = directivesOf((await send({ isHttps: false, isProduction: true })).headers)
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
  })

  it('allows the origins of social sign-in as form targets, on pages only', async () => {
    const google = 'https://accounts.google.com'
    const settings = { isHttps: true, isProduction: true, formTargets: async () => [google, google] }
    expect(directivesOf((await send(settings, '/page')).headers).get('form-action')).toEqual([
      "'self'",
      google,
    ])
    expect(directivesOf((await send(settings)).headers).get('form-action')).toEqual(["'self'"])
  })

  it('allows the hosts of the payment provider only on the page that takes cards', async () => {
    const settings = { isHttps: true, isProduction: true }
    const payment = directivesOf((await send(settings, '/orders/1/complete')).headers)
    expect(payment.get('script-src')).toContain('https://js.stripe.com')
    expect(payment.get('frame-src')).toContain('https://hooks.stripe.com')
    expect(payment.get('connect-src')).toEqual(["'self'", 'https://api.stripe.com'])
    const { headers } = await send(settings, '/orders/1/review')
    expect(headers.get('Content-Security-Policy')).not.toContain('stripe')
  })

  it('reports violations to the server itself', async () => {
    const { headers } = await send({ isHttps: false, isProduction: true })
    expect(directivesOf(headers).get('report-uri')).toEqual([cspReportPath])
    expect(headers.get('Reporting-Endpoints')).toBe(`csp="${cspReportPath}"`)
  })

  it('has a new nonce in each response', async () => {
    const nonces = await Promise.all(
      Array.from({ length: 20 }, () => send({ isHttps: false, isProduction: true })),
    )
    expect(new Set(nonces.map(({ nonce }) => nonce)).size).toBe(20)
  })
})

describe('the other security headers', () => {
  it('are set on every response, errors included', async () => {
    for (const path of ['/', '/broken', '/nowhere']) {
      const { headers } = await send({ isHttps: true, isProduction: true }, path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers.get('Content-Security-Policy')).toBeTruthy()
    }
  })

  it('include HSTS and upgrade-insecure-requests only on https', async () => {
    const https = await send({ isHttps: true, isProduction: true })
    expect(https.headers.get('Strict-Transport-Security')).toMatch(
      /^max-age=\d{8,}; includeSubDomains; preload$/,
    )
    expect(https.headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests')
    const http = await send({ isHttps: false, isProduction: true })
    expect(http.headers.get('Strict-Transport-Security')).toBeNull()
    expect(http.headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests')
  })
})
