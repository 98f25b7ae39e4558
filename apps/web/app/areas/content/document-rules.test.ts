import { readdirSync, readFileSync } from 'node:fs'
import { locales, type Locale } from '@chignon/contract/locale'
import { expect, it } from 'vitest'
import type { DocumentName } from './documents.ts'
import { parseDocument } from './parse-document.server.ts'

const sourceOf = (name: DocumentName, locale: Locale) =>
  readFileSync(new URL(`./documents/${name}/${locale}.md`, import.meta.url), 'utf8')

it.each<[DocumentName, string[]]>([
  [
    'terms-and-conditions',
    [
      ...['seven days', '/profile/settings/purchase-history', 'cancelled or postponed', '30 days', '60 days'],
      ...['0.8% of', 'five months', '15 minutes', 'waiting list', '24 hours', 'three times', 'held back'],
    ],
  ],
  ['privacy-policy', ['passkeys', 'waiting lists', 'newest posts', 'five months', 'Thirty days']],
  ['account-deletion', ['14 days', '60 minutes', 'passkeys', 'waiting lists']],
])('states the rules of the product in %s', (name, terms) => {
  const source = sourceOf(name, 'en')
  for (const term of terms) expect(source).toContain(term)
})

it('promises no reminder of a renewal and no exchange of videos, which the product does not have', () => {
  expect(sourceOf('terms-and-conditions', 'en')).not.toContain('remind')
  const { sections } = parseDocument(sourceOf('subscription', 'en'), 'en')
  const parts = sections.flatMap((section) => section.parts)
  expect(parts.find(({ id }) => id === 'exchange')?.html).toContain('No.')
})

// The names of the cookies in the code of the web server, without the prefix they have over https.
const server = new URL('../../../server/', import.meta.url)
const cookies = readdirSync(server)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(new URL(file, server), 'utf8').matchAll(/__Host-([a-z-]+)/g)])
  .map(([, name = '']) => name)

it.each(locales)('names in %s every cookie that the web server sets', (locale) => {
  expect(cookies).toContain('session')
  const policy = sourceOf('privacy-policy', locale)
  for (const name of cookies) expect(policy, name).toContain(`\`${name}`)
})
