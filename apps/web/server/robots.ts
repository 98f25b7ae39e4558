// Personal pages and paths that are not pages. Pages that may be crawled but not indexed have a `noindex` meta tag.
const disallowed = [
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

/** The content of robots.txt: disallowed paths and the address of the site map. `origin` has no trailing slash. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
