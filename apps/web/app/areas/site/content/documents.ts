/** Documents; each is a folder with one Markdown file per language. */
export const documentNames = [
  'privacy-policy',
  'terms-and-conditions',
  'account-deletion',
  'game-terms',
  'about',
  'subscription',
] as const

export type DocumentName = (typeof documentNames)[number]

/** Paths of the support pages and the time of their last change in any language, RFC 3339. */
export const supportPages = [
  { name: 'terms-and-conditions', path: '/support/terms-and-conditions', changedAt: '2026-11-24T00:00:00Z' },
  { name: 'privacy-policy', path: '/support/privacy-policy', changedAt: '2026-11-24T00:00:00Z' },
  { name: 'account-deletion', path: '/support/account/deletion', changedAt: '2026-11-24T00:00:00Z' },
  { name: 'game-terms', path: '/support/game/terms-and-conditions', changedAt: '2026-11-20T00:00:00Z' },
] as const satisfies readonly { name: DocumentName; path: string; changedAt: string }[]
