import type { BaseList } from '@chignon/contract/catalogue/base-list'
import { fallbackLocale, type Locale } from '@chignon/contract/platform/locale'
import type { Fields } from '../../platform/audit/changed-fields.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { baseListMessages } from './base-list.messages.ts'
import {
  deleteEntry,
  findEntry,
  insertEntry,
  lockEntry,
  lockOrder,
  updateEntry,
  updateOrder,
  type BaseRow,
} from './base-list.queries.ts'
import { slugOf } from '../slug/slug.rules.ts'
import { changedName, movedBefore } from './base-list.rules.ts'
import { entryNouns } from './base-tables.ts'

type ChangeServices = Pick<Services, 'db' | 'clock' | 'audit'>
type Entry = { list: BaseList; id: string }

/** Adds an entry, or changes languages of its name (BASE-1). */
export function saveEntry(
  services: ChangeServices,
  { list, id, changes }: Entry & { changes: Partial<Record<Locale, string>> },
  { viewer, fail }: { viewer: Member; fail: Fail<'not_found' | 'invalid'> },
): Promise<BaseRow> {
  const { db } = services
  return db.transaction(async () => {
    const before = await lockEntry(db(), list, id)
    const name = changedName(before?.name ?? {}, changes)
    const english = name[fallbackLocale]
    if (english === undefined) {
      return fail(422, { errors: { [`name.${fallbackLocale}`]: [baseListMessages.englishMissing] } })
    }
    if (before) await updateEntry(db(), list, id, { name })
    else await insertEntry(db(), list, { id, name, slug: slugOf(english, id) })
    await record(services, viewer, { list, id }, before ? 'rename' : 'create', {
      before: before ? { name: before.name } : null,
      after: { name },
    })
    return (await findEntry(db(), list, id)) ?? fail(404)
  })
}

/** Moves an entry before another one, or to the end. */
export function moveEntry(
  services: ChangeServices,
  { list, id, before }: Entry & { before: string | null },
  { viewer, fail }: { viewer: Member; fail: Fail<'not_found'> },
): Promise<void> {
  const { db } = services
  return db.transaction(async () => {
    const ids = await lockOrder(db(), list)
    if (!ids.includes(id)) fail(404)
    const ordered = movedBefore(ids, id, before)
    await updateOrder(db(), list, ordered)
    await record(services, viewer, { list, id }, 'move', {
      before: { position: ids.indexOf(id) + 1 },
      after: { position: ordered.indexOf(id) + 1 },
    })
  })
}

/** Offers an entry no longer, or again (BASE-2). */
export function retireEntry(
  services: ChangeServices,
  { list, id, isRetired }: Entry & { isRetired: boolean },
  { viewer, fail }: { viewer: Member; fail: Fail<'not_found'> },
): Promise<void> {
  const { db, clock } = services
  return db.transaction(async () => {
    const { retiredAt: current } = (await lockEntry(db(), list, id)) ?? fail(404)
    if ((current !== null) === isRetired) return
    const retiredAt = isRetired ? clock() : null
    await updateEntry(db(), list, id, { retiredAt })
    await record(services, viewer, { list, id }, isRetired ? 'retire' : 'restore', {
      before: { retired_at: current?.toISOString() ?? null },
      after: { retired_at: retiredAt?.toISOString() ?? null },
    })
  })
}

/** Deletes an entry that nothing has (BASE-2). */
export function removeEntry(
  services: ChangeServices,
  { list, id }: Entry,
  { viewer, fail }: { viewer: Member; fail: Fail<'not_found' | 'conflict'> },
): Promise<void> {
  const { db } = services
  return db.transaction(async () => {
    const { name, usedCount } = (await lockEntry(db(), list, id)) ?? fail(404)
    if (usedCount > 0) fail(409, { message: baseListMessages.isUsed })
    await deleteEntry(db(), list, id)
    await record(services, viewer, { list, id }, 'delete', { before: { name }, after: null })
  })
}

function record(
  { audit }: ChangeServices,
  actor: Member,
  { list, id }: Entry,
  verb: string,
  changed: { before: Fields | null; after: Fields | null },
): Promise<void> {
  const type = entryNouns[list]
  return audit.record({ actor, action: `${type}.${verb}`, subject: { type, id }, ...changed })
}
