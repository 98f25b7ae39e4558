import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { admitChange, reportHold } from '../moderation/admit-text.ts'
import { richTextMessages } from '../../platform/rich-text/rich-text.messages.ts'
import { storedBody } from '../../platform/rich-text/stored-body.ts'
import type { Services } from '../../platform/services.ts'
import { isAuthor } from './comment.policy.ts'
import { listParticipants, lockComment, updateComment } from './comment.queries.ts'
import { notifyOfComment } from './notify-of-comment.ts'

type ChangeCall = {
  viewer: Member
  viewerContext: ViewerContext
  fail: Fail<'not_found' | 'conflict' | 'invalid'>
}

/** Changes the text of the viewer's own comment, marks it as edited (COMMENT-5) and notifies the people it now mentions. */
export function changeComment(
  services: Pick<Services, 'db' | 'clock' | 'live' | 'notifications'>,
  { id, written }: { id: string; written: string },
  call: ChangeCall,
): Promise<void> {
  const { db, clock } = services
  const { viewer, viewerContext, fail } = call
  return db.transaction(async () => {
    const comment = (await lockComment(db(), id)) ?? fail(404)
    if (comment.deletedAt || !isAuthor(viewer, comment)) fail(404)
    const { locale } = viewerContext
    const people = await listParticipants(db(), comment.postId, { locale, now: clock() })
    const body = storedBody(written, people)
    if (body === '') fail(422, { errors: { body: [richTextMessages.empty] } })
    if (body === comment.body) return
    const { state, reason } = await admitChange(services, [body], comment.state, call)
    await updateComment(db(), id, { body, state, editedAt: clock(), translations: null })
    await reportHold(services, { state, reason }, { type: 'comment', id })
    await notifyOfComment(services, id)
  })
}
