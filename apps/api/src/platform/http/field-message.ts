import type { Locale } from '@chignon/contract/platform/locale'
import { de, en, es, fa, fr, it, pt } from 'zod/locales'
import type { $ZodRawIssue } from 'zod/v4/core'
import type { LocalizedText } from '../i18n/define-messages.ts'
import { fieldMessages } from './field.messages.ts'

const zodLocales = { en: en(), de: de(), es: es(), it: it(), fr: fr(), pt: pt(), fa: fa() }

/** The message for an issue found by zod: ours, or zod's own for kinds of issues we have no message for. */
export function fieldMessage(locale: Locale): (issue: $ZodRawIssue) => string {
  return (issue) => ourMessage(issue)?.[locale] ?? zodMessage(issue, locale)
}

function ourMessage(issue: $ZodRawIssue): LocalizedText | undefined {
  if (isMissing(issue.input)) return fieldMessages.required
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue.expected, issue.input)
    case 'too_small':
      return ofSize(issue.origin, Number(issue.minimum), [
        fieldMessages.tooShort,
        fieldMessages.tooFew,
        fieldMessages.atLeast,
      ])
    case 'too_big':
      return ofSize(issue.origin, Number(issue.maximum), [
        fieldMessages.tooLong,
        fieldMessages.tooMany,
        fieldMessages.atMost,
      ])
    case 'invalid_format':
      return ofFormat(issue.format)
    case 'invalid_value':
      return fieldMessages.oneOf(issue.values.map(String).join(', '))
    case 'custom':
      return ofKind(issue.params?.['kind'])
    default:
      return undefined
  }
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '')
}

function ofFormat(format: string): LocalizedText {
  if (format === 'email') return fieldMessages.email
  return format === 'url' ? fieldMessages.url : fieldMessages.format
}

function ofType(expected: string, input: unknown): LocalizedText | undefined {
  if (expected === 'string') return Array.isArray(input) ? fieldMessages.once : fieldMessages.text
  if (expected === 'number' || expected === 'int')
    return Array.isArray(input) ? fieldMessages.once : fieldMessages.number
  return expected === 'array' ? fieldMessages.list : undefined
}

function ofSize(
  origin: string,
  size: number,
  [text, list, number]: ((size: number) => LocalizedText)[],
): LocalizedText | undefined {
  if (origin === 'string') return text?.(size)
  if (origin === 'array') return list?.(size)
  return number?.(size)
}

function ofKind(kind: unknown): LocalizedText | undefined {
  if (kind === 'required') return fieldMessages.required
  if (kind === 'mismatch') return fieldMessages.mismatch
  if (kind === 'nul') return fieldMessages.nul
  if (kind === 'once') return fieldMessages.once
  if (kind === 'country') return fieldMessages.country
  return kind === 'phone' ? fieldMessages.phone : undefined
}

function zodMessage(issue: $ZodRawIssue, locale: Locale): string {
  const localized = zodLocales[locale].localeError(issue)
  return (typeof localized === 'string' ? localized : localized?.message) ?? fieldMessages.format[locale]
}
