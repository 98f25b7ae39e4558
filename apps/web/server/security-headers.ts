import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { cspReportPath } from './csp-reports.ts'

declare module 'hono' {
  interface ContextVariableMap {
    nonce: string
  }
}

export type SecuritySettings = {
  isHttps: boolean
  isProduction: boolean
  /** Other origins that forms may redirect to: the social sign-in providers. Default none. */
  formTargets?: () => Promise<string[]>
}

/**
 * Sets the security headers of every response: a content security policy without unsafe-inline, and the other headers
 * Mozilla's Observatory checks for. `isHttps` adds those that require https.
 */
export function securityHeaders({
  isHttps,
  isProduction,
  formTargets = async () => [],
}: SecuritySettings): MiddlewareHandler {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64url')
    c.set('nonce', nonce)
    await next()
    const headers = c.res.headers
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    // A page with a secret in its address sets a stricter policy.
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (!headers.has('Cross-Origin-Resource-Policy'))
      headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
    if (isHttps) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload')
    if (isProduction) headers.set('Reporting-Endpoints', `csp="${cspReportPath}"`)
    // In development Vite injects inline styles and scripts.
    if (isProduction && !headers.has('Content-Security-Policy')) {
      const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
      headers.set(
        'Content-Security-Policy',
        policy(nonce, isHttps, isPage ? await formTargets() : [], takesCards(c.req.path)),
      )
    }
  }
}

/** Whether a page takes a card, with the fields of the payment provider (PAY-4). */
function takesCards(path: string): boolean {
  return /^\/orders\/[^/]+\/complete$/.test(path)
}

// The hosts of Stripe.js: https://docs.stripe.com/security/guide#content-security-policy
const cardScripts = 'https://js.stripe.com https://*.js.stripe.com'

function policy(nonce: string, isHttps: boolean, formTargets: string[], withCards: boolean): string {
  const cards = withCards ? ` ${cardScripts}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${cards}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    withCards ? "connect-src 'self' https://api.stripe.com" : "connect-src 'self'",
    ...(withCards ? [`frame-src ${cardScripts} https://hooks.stripe.com`] : []),
    "media-src 'self' blob:",
    "manifest-src 'self'",
    // Browsers also apply form-action to the redirects of a form post.
    ["form-action 'self'", ...new Set(formTargets)].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // Firefox and Safari know only the older directive.
    `report-uri ${cspReportPath}`,
    'report-to csp',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
