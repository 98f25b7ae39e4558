import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    nonce: string
  }
}

/**
 * Headers of every answer: a content security policy without unsafe-inline, and what else earns an A+
 * from Mozilla's Observatory. `isHttps` adds what only holds there.
 */
export function securityHeaders({
  isHttps,
  isProduction,
}: {
  isHttps: boolean
  isProduction: boolean
}): MiddlewareHandler {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64url')
    c.set('nonce', nonce)
    await next()
    const headers = c.res.headers
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (!headers.has('Cross-Origin-Resource-Policy'))
      headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
    if (isHttps) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload')
    // In development Vite injects styles and scripts of its own.
    if (isProduction && !headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', policy(nonce, isHttps))
  }
}

function policy(nonce: string, isHttps: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
