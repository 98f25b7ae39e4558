import type { ListedWord } from '@chignon/contract/community/listed-word'
import type { ModerationCase } from '@chignon/contract/community/moderation'
import type { Suspension } from '@chignon/contract/community/suspension'
import type { listedWords, suspensions } from '../../platform/db/schema/moderation.ts'
import type { listCases } from './case.queries.ts'

type CaseRow = Awaited<ReturnType<typeof listCases>>['rows'][number]

/** Maps a reported thing with its reports to the contract. */
export function presentCase({
  subject,
  id,
  lastReportedAt,
  reports,
  details,
  claim,
}: CaseRow): ModerationCase {
  return {
    subject,
    id,
    state: details?.state ?? null,
    excerpt: details?.excerpt ?? null,
    author: details?.author ?? null,
    reports,
    last_reported_at: lastReportedAt.toISOString(),
    claim,
  }
}

/** Maps a suspension to the contract. */
export function presentSuspension(row: typeof suspensions.$inferSelect): Suspension {
  return {
    id: row.id,
    reason: row.reason,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
  }
}

/** Maps an entry of the word list to the contract. */
export function presentWord(
  row: Pick<typeof listedWords.$inferSelect, 'id' | 'locale' | 'word'>,
): ListedWord {
  return { id: row.id, locale: row.locale, word: row.word }
}
