import type { Messages } from '@lingui/core'
import type { Locale } from '@chignon/contract/platform/locale'
import { expect, it } from 'vitest'
import { createI18n } from './create-i18n.ts'

// As Lingui compiles {count, plural, one {# …} other {# …}}.
const messages: Messages = { courses: [['count', 'plural', { one: ['#', ' one'], other: ['#', ' other'] }]] }

it.each<[Locale, number, string]>([
  ['pt', 0, '0 other'],
  ['pt', 1, '1 one'],
  ['pt', 12_345, '12\u00A0345 other'],
  ['fr', 0, '0 one'],
  ['es', 0, '0 other'],
  ['fa', 0, '۰ one'],
])('%s: counts %d as “%s”', (locale, count, written) => {
  expect(createI18n(locale, messages)._('courses', { count })).toBe(written)
})
