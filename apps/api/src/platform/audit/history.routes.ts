import { historyEndpoints, type HistoryEntry } from '@chignon/contract/platform/history'
import { reachOf } from '@chignon/contract/platform/permission'
import { keysetPaginationOf } from '../db/cursor.ts'
import { fieldMessages } from '../http/field.messages.ts'
import { implement } from '../http/implement.ts'
import { StreamResponse } from '../http/stream-response.ts'
import type { Fail } from '../http/fail.ts'
import type { Member } from '../http/viewer.ts'
import { historyCsvHead, historyCsvRows } from './history-csv.ts'
import { presentEntry } from './history.present.ts'
import { historyOf, listHistory, type HistoryFilter } from './history.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What only owners do, and so only they see done by others (AUDIT-2). */
const ownersActions = ['user.change-role', 'credential-key.replace']

type Query = {
  actor?: string | undefined
  subject_type?: string | undefined
  subject_id?: string | undefined
  kind?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The record of who changed what. */
export const historyRoutes = implement(historyEndpoints, {
  async list({ query, viewer, ownOnly, locale, fail, services: { db } }) {
    const filter = filterOf(query, { viewer, ownOnly, fail })
    const { rows, total } = await listHistory(db(), filter, { ...query, locale })
    const entries = rows.map(({ entry: { at, id } }) => ({ at, id }))
    return {
      data: rows.map((row) => presentEntry(row, locale)),
      pagination: keysetPaginationOf(query, { total, entries }),
    }
  },
  async csv({ query, viewer, ownOnly, locale, fail, services: { db, audit } }) {
    const filter = filterOf(query, { viewer, ownOnly, fail })
    await audit.record({
      actor: viewer,
      action: 'history.export',
      subject: { type: 'user', id: viewer.id },
      before: null,
      after: query,
    })
    const batches = historyOf(db, filter, locale)
    const entries = async function* (): AsyncGenerator<HistoryEntry[]> {
      for await (const rows of batches) yield rows.map((row) => presentEntry(row, locale))
    }
    return new StreamResponse({
      type: 'text/csv; charset=utf-8',
      name: ['history', query.from, query.to].filter((part) => part !== undefined).join('-') + '.csv',
      chunks: csvOf(entries()),
    })
  },
})

function filterOf(
  { actor, subject_type: subjectType, subject_id: subjectId, kind, from, to }: Query,
  { viewer, ownOnly, fail }: { viewer: Member; ownOnly: string | null; fail: Fail<'invalid'> },
): HistoryFilter {
  const until = to === undefined ? undefined : new Date(Date.parse(to) + dayMs)
  const start = from === undefined ? undefined : new Date(from)
  if (start && until && until <= start) fail(422, { errors: { to: [fieldMessages.format] } })
  const seesAll = reachOf(viewer.role, 'roles.assign') !== undefined
  return {
    // Educators see what they did themselves.
    actorId: ownOnly ?? actor,
    subjectType,
    subjectId,
    kind,
    from: start,
    until,
    hidden: { actions: seesAll ? [] : ownersActions, exceptOf: viewer.id },
  }
}

async function* csvOf(batches: AsyncIterable<HistoryEntry[]>): AsyncGenerator<string> {
  yield historyCsvHead
  for await (const entries of batches) yield historyCsvRows(entries)
}
