import { readdirSync, readFileSync } from 'node:fs'
import { locales, type Locale } from '@chignon/contract/platform/locale'
import { expect, it } from 'vitest'
import type { DocumentName } from './documents.ts'
import { parseDocument } from './parse-document.server.ts'

const sourceOf = (name: DocumentName, locale: Locale) =>
  readFileSync(new URL(`./documents/${name}/${locale}.md`, import.meta.url), 'utf8')

it.each<[DocumentName, string]>([
  ['terms-and-conditions', 'seven days'],
  ['terms-and-conditions', '/profile/settings/purchase-history'],
  ['terms-and-conditions', 'cancelled or postponed'],
  ['terms-and-conditions', '30 days'],
  ['terms-and-conditions', '60 days'],
  ['terms-and-conditions', '0.8% of'],
  ['terms-and-conditions', 'five months'],
  ['terms-and-conditions', '15 minutes'],
  ['terms-and-conditions', 'waiting list'],
  ['terms-and-conditions', '24 hours'],
  ['terms-and-conditions', 'three times'],
  ['terms-and-conditions', 'held back'],
  ['privacy-policy', 'passkeys'],
  ['privacy-policy', 'waiting lists'],
  ['privacy-policy', 'newest posts'],
  ['privacy-policy', 'five months'],
  ['account-deletion', '14 days'],
  ['account-deletion', '60 minutes'],
  ['account-deletion', 'passkeys'],
  ['account-deletion', 'waiting lists'],
])('%s states “%s”', (name, term) => {
  expect(sourceOf(name, 'en')).toContain(term)
})

it('promises no reminder of a renewal and no exchange of videos, which the product does not have', () => {
  expect(sourceOf('terms-and-conditions', 'en')).not.toContain('remind')
  const { sections } = parseDocument(sourceOf('subscription', 'en'), 'en')
  const parts = sections.flatMap((section) => section.parts)
  expect(parts.find(({ id }) => id === 'exchange')?.html).toContain('No.')
})

// The names of the cookies in the code of the web server, without the prefix they have over https.
const server = new URL('../../../../server/', import.meta.url)
const cookies = readdirSync(server)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(new URL(file, server), 'utf8').matchAll(/__Host-([a-z-]+)/g)])
  .map(([, name = '']) => name)

it.each(locales)('names in %s every cookie that the web server sets', (locale) => {
  expect(cookies).toContain('session')
  const policy = sourceOf('privacy-policy', locale)
  for (const name of cookies) expect(policy, name).toContain(`\`${name}`)
})
