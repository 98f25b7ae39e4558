import type { Locale } from '@chignon/contract/locale'
import { de, en, es, fa, fr, it, pt } from 'zod/locales'
import type { $ZodRawIssue } from 'zod/v4/core'
import { messages, type Messages } from './messages.ts'

const zodLocales = { en: en(), de: de(), es: es(), it: it(), fr: fr(), pt: pt(), fa: fa() }

/** The message for an issue found by zod: ours, or zod's own for kinds of issues we have no message for. */
export function fieldMessage(locale: Locale): (issue: $ZodRawIssue) => string {
  const { field } = messages[locale]
  return (issue) => ourMessage(issue, field) ?? zodMessage(issue, locale)
}

function ourMessage(issue: $ZodRawIssue, texts: Messages['field']): string | undefined {
  if (isMissing(issue.input)) return texts.required
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue.expected, issue.input, texts)
    case 'too_small':
      return ofSize(issue.origin, Number(issue.minimum), [texts.tooShort, texts.tooFew, texts.atLeast])
    case 'too_big':
      return ofSize(issue.origin, Number(issue.maximum), [texts.tooLong, texts.tooMany, texts.atMost])
    case 'invalid_format':
      return issue.format === 'email' ? texts.email : texts.format
    case 'invalid_value':
      return texts.oneOf(issue.values.map(String).join(', '))
    case 'custom':
      return ofKind(issue.params?.['kind'], texts)
    default:
      return undefined
  }
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '')
}

function ofType(expected: string, input: unknown, texts: Messages['field']): string | undefined {
  if (expected === 'string') return Array.isArray(input) ? texts.once : texts.text
  if (expected === 'number' || expected === 'int') return Array.isArray(input) ? texts.once : texts.number
  return expected === 'array' ? texts.list : undefined
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

function ofKind(kind: unknown, texts: Messages['field']): string | undefined {
  if (kind === 'mismatch') return texts.mismatch
  if (kind === 'nul') return texts.nul
  if (kind === 'once') return texts.once
  if (kind === 'country') return texts.country
  return kind === 'phone' ? texts.phone : undefined
}

function zodMessage(issue: $ZodRawIssue, locale: Locale): string {
  const localized = zodLocales[locale].localeError(issue)
  return (typeof localized === 'string' ? localized : localized?.message) ?? messages[locale].field.format
}
