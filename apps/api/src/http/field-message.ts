import type { Locale } from '@chignon/contract/locale'
import { de, en, es, fa, fr, it, pt } from 'zod/locales'
import type { $ZodRawIssue } from 'zod/v4/core'
import { messages, type Messages } from './messages.ts'

const zodLocales = { en: en(), de: de(), es: es(), it: it(), fr: fr(), pt: pt(), fa: fa() }

/** Says in clear words what to do about an issue zod found; zod's own words where we have none. */
export function fieldMessage(locale: Locale): (issue: $ZodRawIssue) => string {
  const { field } = messages[locale]
  return (issue) => ours(issue, field) ?? zods(issue, locale)
}

function ours(issue: $ZodRawIssue, say: Messages['field']): string | undefined {
  if (isMissing(issue.input)) return say.required
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue.expected, issue.input, say)
    case 'too_small':
      return ofSize(issue.origin, Number(issue.minimum), [say.tooShort, say.tooFew, say.atLeast])
    case 'too_big':
      return ofSize(issue.origin, Number(issue.maximum), [say.tooLong, say.tooMany, say.atMost])
    case 'invalid_format':
      return issue.format === 'email' ? say.email : say.format
    case 'invalid_value':
      return say.oneOf(issue.values.map(String).join(', '))
    case 'custom':
      return ofKind(issue.params?.['kind'], say)
    default:
      return undefined
  }
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '')
}

function ofType(expected: string, input: unknown, say: Messages['field']): string | undefined {
  if (expected === 'string') return Array.isArray(input) ? say.once : say.text
  if (expected === 'number' || expected === 'int') return Array.isArray(input) ? say.once : say.number
  return expected === 'array' ? say.list : undefined
}

function ofSize(
  origin: string,
  size: number,
  [text, list, number]: ((size: number) => string)[],
): string | undefined {
  if (origin === 'string') return text?.(size)
  if (origin === 'array') return list?.(size)
  return number?.(size)
}

function ofKind(kind: unknown, say: Messages['field']): string | undefined {
  if (kind === 'mismatch') return say.mismatch
  if (kind === 'nul') return say.nul
  if (kind === 'once') return say.once
  if (kind === 'country') return say.country
  return kind === 'phone' ? say.phone : undefined
}

function zods(issue: $ZodRawIssue, locale: Locale): string {
  const said = zodLocales[locale].localeError(issue)
  return (typeof said === 'string' ? said : said?.message) ?? messages[locale].field.format
}
