/** The long texts there are, each a folder of one Markdown file per language. */
export const documentNames = [
  'privacy-policy',
  'terms-and-conditions',
  'account-deletion',
  'game-terms',
  'about',
  'subscription',
] as const

export type DocumentName = (typeof documentNames)[number]

/** Where the texts of the support pages are, and when one of them last changed: RFC 3339, in all languages at once. */
export const supportPages = [
  { name: 'terms-and-conditions', path: '/support/terms-and-conditions', changedAt: '2026-11-20T00:00:00Z' },
  { name: 'privacy-policy', path: '/support/privacy-policy', changedAt: '2026-11-20T00:00:00Z' },
  { name: 'account-deletion', path: '/support/account/deletion', changedAt: '2026-11-20T00:00:00Z' },
  { name: 'game-terms', path: '/support/game/terms-and-conditions', changedAt: '2026-11-20T00:00:00Z' },
] as const satisfies readonly { name: DocumentName; path: string; changedAt: string }[]
