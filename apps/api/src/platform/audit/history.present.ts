import type { HistoryChange, HistoryEntry } from '@chignon/contract/platform/history'
import { locales, type Locale } from '@chignon/contract/platform/locale'
import { groupCertificateCode } from '../typed-code/certificate-code.ts'
import type { HistoryRow } from './history.queries.ts'

/** Maps an entry of the audit log to the contract. */
export function presentEntry({ entry, actorName, subjectName }: HistoryRow, locale: Locale): HistoryEntry {
  const { id, at, actorId, actorRole, action, subjectType, subjectId, browser, system } = entry
  return {
    id,
    at: at.toISOString(),
    actor: actorId === null ? null : { id: actorId, full_name: actorName },
    role: actorRole,
    action,
    subject: {
      type: subjectType,
      id: subjectId,
      name: subjectType === 'certificate' && subjectName ? groupCertificateCode(subjectName) : subjectName,
    },
    device: browser === null && system === null ? null : { browser, system },
    changes: changesOf(entry, locale),
  }
}

const secret = /password|secret|token|hash|private/i

/** The fields that differ, each with both values as text. */
export function changesOf(
  { before, after }: Pick<HistoryRow['entry'], 'before' | 'after'>,
  locale: Locale,
): HistoryChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => {
    const isSecret = secret.test(field)
    const textOf = (value: unknown) => (isSecret ? null : textOfValue(value, locale))
    return { field, before: textOf(before?.[field]), after: textOf(after?.[field]), is_secret: isSecret }
  })
}

function textOfValue(value: unknown, locale: Locale): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return JSON.stringify(value)
  return textInLocale(value, locale) ?? JSON.stringify(value)
}

// A text in several languages.
function textInLocale(value: object, locale: Locale): string | null {
  const texts = Object.entries(value)
  const isText = ([key, text]: [string, unknown]) =>
    locales.some((each) => each === key) && typeof text === 'string'
  if (texts.length === 0 || !texts.every(isText)) return null
  const found = texts.find(([key]) => key === locale) ?? texts.find(([key]) => key === 'en') ?? texts[0]
  return String(found?.[1] ?? '')
}
