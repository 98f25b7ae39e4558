// What belongs to one person, or is no page: pages that may not be listed, but may be read, say so themselves.
const closed = [
  '/api/',
  '/bff/',
  '/account/password-reset/',
  '/account/verify-email',
  '/callback/',
  '/logout',
  '/profile',
  '/*/buy',
  '/*/order',
]

/** What crawlers are asked to leave alone, and where they find the site map. `origin` has no slash at its end. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
