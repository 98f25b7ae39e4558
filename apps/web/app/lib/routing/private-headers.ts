/**
 * Headers for a page whose URL is a secret, such as a password reset link: no caching, no indexing, no referrer to other
 * sites. Not `no-referrer`: forms on such a page would be sent with `Origin: null` and fail the same-origin check.
 */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}
