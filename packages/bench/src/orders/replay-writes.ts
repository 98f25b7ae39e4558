import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../../../apps/api/src/platform/db/client.ts'
import { randomOrderNumber } from '../../../../apps/api/src/commerce/order/order-number.ts'
import { newTicketCode } from '../../../../apps/api/src/commerce/ticket/ticket-code.ts'
import type { Write } from './record-writes.ts'

// What has to be another value in each purchase.
const kinds: [RegExp, (recorded: string) => string][] = [
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/, () => randomUUID()],
  [
    /till[a-z]?_[\w-]{16}/,
    (recorded) => recorded.replace(/_.*/, `_${randomBytes(12).toString('base64url')}`),
  ],
  [/^[\w-]{32}$/, () => randomBytes(24).toString('base64url')],
  [/\b[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}\b/, randomOrderNumber],
  [/^[\dA-HJKMNP-TV-Z]{28}$/, newTicketCode],
]
const anyKind = new RegExp(kinds.map(([pattern]) => pattern.source).join('|'), 'g')

/** What the values of a recorded purchase are in another one. */
export type Replacements = Map<string, string>

/** Repeats recorded writes with other ids, in as many transactions as were recorded. `kept` are ids that stay. */
export async function replayWrites(
  { pool }: Database,
  writes: readonly Write[],
  replacements: Replacements,
  kept: ReadonlySet<string>,
): Promise<void> {
  const client = await pool.connect()
  let invoice: { recorded: unknown; now: unknown } | undefined
  try {
    for (const { text, values, rows } of writes) {
      const isInvoice = text.startsWith('insert into "invoices"')
      const now = values.map((value) => {
        if (isInvoice && value === invoice?.recorded) return invoice?.now
        return typeof value === 'string' ? replaced(value) : value
      })
      const result = await client.query({ text, values: now, rowMode: 'array' })
      const answered = result.rows.flat()
      for (const [index, recorded] of rows.entries()) {
        const given: unknown = answered[index]
        if (typeof recorded === 'string' && typeof given === 'string') replacements.set(recorded, given)
      }
      if (text.startsWith('insert into "invoice_years"')) invoice = { recorded: rows[0], now: answered[0] }
    }
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }

  function replaced(value: string): string {
    return value.replaceAll(anyKind, (recorded) => {
      if (kept.has(recorded)) return recorded
      const known = replacements.get(recorded) ?? freshValue(recorded)
      replacements.set(recorded, known)
      return known
    })
  }
}

function freshValue(recorded: string): string {
  const kind = kinds.find(([pattern]) => pattern.test(recorded))
  return kind ? kind[1](recorded) : recorded
}
