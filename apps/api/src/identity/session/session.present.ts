import type { Session } from '@chignon/contract/identity/session'
import type { SessionRow } from './session.queries.ts'

/** A session as the contract has it. */
export function presentSession(row: SessionRow, currentId: string): Session {
  return {
    id: row.id,
    browser: row.browser,
    system: row.system,
    network: row.network,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    is_current: row.id === currentId,
  }
}
