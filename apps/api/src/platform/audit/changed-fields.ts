import type { HistoryField } from '@chignon/contract/platform/history-fields'
import { isDeepStrictEqual } from 'node:util'

/** A row, or some of its fields. */
export type Fields = Record<string, unknown>

/** Fields as the audit log takes them: each has a name in the history. */
export type AuditedFields = { readonly [field in HistoryField | `${string}.${HistoryField}`]?: unknown }

/** The fields whose values differ between two versions of a row. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  const pick = (from: Fields) =>
    Object.fromEntries(names.filter((name) => Object.hasOwn(from, name)).map((name) => [name, from[name]]))
  return { before: pick(before), after: pick(after) }
}
