import type { BaseEntry } from '@chignon/contract/catalogue/base-list'
import type { BaseRow } from './base-list.queries.ts'

/** Maps an entry to the contract. */
export function presentBaseEntry({ id, slug, name, usedCount, retiredAt }: BaseRow): BaseEntry {
  return { id, slug, name, used_count: usedCount, retired_at: retiredAt?.toISOString() ?? null }
}
