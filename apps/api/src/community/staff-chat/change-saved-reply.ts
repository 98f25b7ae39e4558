import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import {
  deleteSavedReply,
  lockSavedReply,
  upsertSavedReply,
  type SavedReplyRow,
} from './saved-reply.queries.ts'

type ReplyServices = Pick<Services, 'db' | 'audit'>

const auditedFields = ({ title, text }: SavedReplyRow) => ({ title, text })

/** Stores or changes a saved reply. */
export function saveReply({ db, audit }: ReplyServices, reply: SavedReplyRow, viewer: Member): Promise<void> {
  return db.transaction(async () => {
    const before = await lockSavedReply(db(), reply.id)
    await upsertSavedReply(db(), reply)
    await audit.record({
      actor: viewer,
      action: 'saved-reply.save',
      subject: { type: 'saved-reply', id: reply.id },
      before: before ? auditedFields(before) : null,
      after: auditedFields(reply),
    })
  })
}

/** Deletes a saved reply. */
export function removeReply(
  { db, audit }: ReplyServices,
  id: string,
  { viewer, fail }: { viewer: Member; fail: Fail<'not_found'> },
): Promise<void> {
  return db.transaction(async () => {
    const before = (await deleteSavedReply(db(), id)) ?? fail(404)
    await audit.record({
      actor: viewer,
      action: 'saved-reply.remove',
      subject: { type: 'saved-reply', id },
      before: auditedFields(before),
      after: null,
    })
  })
}
