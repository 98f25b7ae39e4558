import type { DataExportRow } from './data-export.queries.ts'

// Its job has given up by then.
const failedAfter = 24 * 60 * 60 * 1000

/** The state of a copy of a person's data. */
export function exportStateOf(
  { requestedAt, expiresAt }: Pick<DataExportRow, 'requestedAt' | 'expiresAt'>,
  now: Date,
): 'preparing' | 'ready' | 'expired' | 'failed' {
  if (expiresAt) return expiresAt > now ? 'ready' : 'expired'
  return now.getTime() - requestedAt.getTime() < failedAfter ? 'preparing' : 'failed'
}
