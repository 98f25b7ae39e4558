import type { StatementEntry } from '@chignon/contract/commerce/bank-statement'

/** Says of entries without a reference of the bank the how-manieth of equal ones on its day each is: two of them are two payments. */
export function countEqual(entries: readonly StatementEntry[]): StatementEntry[] {
  const counts = new Map<string, number>()
  return entries.map((entry) => {
    if (entry.reference !== null) return entry
    const { booked_on: day, amount, currency, payer, text } = entry
    const key = [day, amount, currency, payer, text].join('|')
    const occurrence = (counts.get(key) ?? 0) + 1
    counts.set(key, occurrence)
    return { ...entry, occurrence }
  })
}
