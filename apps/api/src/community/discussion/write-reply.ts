import type { Reply } from '@chignon/contract/community/discussion'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { admitChange, admitText, reportHold } from '../moderation/admit-text.ts'
import { detectLanguage } from '../../platform/rich-text/detect-language.ts'
import { richTextMessages } from '../../platform/rich-text/rich-text.messages.ts'
import { storedBody } from '../../platform/rich-text/stored-body.ts'
import type { Services } from '../../platform/services.ts'
import { discussionMessages } from './discussion.messages.ts'
import type { DiscussionAddress } from './discussion.queries.ts'
import { ensureLessonDiscussion } from './lesson-discussion.queries.ts'
import { notifyOfReply } from './notify-of-reply.ts'
import { presentReplies } from './present-replies.ts'
import { findReply, insertReply, listParticipants, lockOwnReply, updateReply } from './reply.queries.ts'
import { requireDiscussion, requireDiscussionOf } from './require-discussion.ts'

type WriteServices = Pick<Services, 'db' | 'clock' | 'limits' | 'live' | 'notifications'>

type WriteCall = {
  viewer: Member
  viewerContext: ViewerContext
  fail: Fail<'unauthenticated' | 'not_found' | 'conflict' | 'invalid' | 'too_many_requests'>
}

/** Adds a reply to an open discussion. The first one creates the discussion of a lesson. */
export async function addReply(
  services: WriteServices,
  { address, body: written }: { address: DiscussionAddress; body: string },
  call: WriteCall,
): Promise<Reply> {
  const { db, clock } = services
  const { viewer, viewerContext, fail } = call
  const { id: discussionId, type, isClosed } = await requireDiscussion(services, address, call)
  if (isClosed) fail(409, { message: discussionMessages.closed })
  const { locale } = viewerContext
  const people = await listParticipants(db(), discussionId, { locale, now: clock() })
  const body = storedBody(written, people)
  if (body === '') fail(422, { errors: { body: [richTextMessages.empty] } })
  const admission = await admitText(services, [body], call)
  const id = await db.transaction(async () => {
    if (type === 'lesson') await ensureLessonDiscussion(db(), discussionId, clock())
    const replyId = await insertReply(db(), {
      discussionId,
      authorId: viewer.id,
      locale: detectLanguage(body, locale),
      body,
      state: admission.state,
      publishedAt: clock(),
      notifiedIds: null,
    })
    await reportHold(services, admission, { type: 'reply', id: replyId })
    await notifyOfReply(services, replyId)
    if (admission.state === 'visible') {
      await services.live.publish(`discussion:${discussionId}`, {
        type: 'discussion',
        discussion_id: discussionId,
      })
    }
    return replyId
  })
  return readReply(services, id, call)
}

/** Changes one's own reply in an open discussion, and notifies the people it now mentions. */
export async function changeReply(
  services: Pick<Services, 'db' | 'clock' | 'live' | 'notifications'>,
  { id, body: written }: { id: string; body: string },
  call: Omit<WriteCall, 'fail'> & { fail: Fail<'unauthenticated' | 'not_found' | 'conflict' | 'invalid'> },
): Promise<Reply> {
  const { db, clock } = services
  const { viewer, viewerContext, fail } = call
  await db.transaction(async () => {
    const stored = (await lockOwnReply(db(), id, viewer.id)) ?? fail(404)
    const { isClosed } = await requireDiscussionOf(services, id, call)
    if (isClosed) fail(409, { message: discussionMessages.closed })
    const { locale } = viewerContext
    const people = await listParticipants(db(), stored.discussionId, { locale, now: clock() })
    const body = storedBody(written, people)
    if (body === '') fail(422, { errors: { body: [richTextMessages.empty] } })
    const admission = await admitChange(services, [body], stored.state, call)
    const isSame = stored.body === body
    await updateReply(db(), id, {
      body,
      state: admission.state,
      editedAt: isSame ? stored.editedAt : clock(),
      translations: isSame ? stored.translations : null,
    })
    await reportHold(services, admission, { type: 'reply', id })
    await notifyOfReply(services, id)
  })
  return readReply(services, id, call)
}

async function readReply(
  { db }: Pick<Services, 'db'>,
  id: string,
  { viewerContext, fail }: { viewerContext: ViewerContext; fail: Fail<'not_found'> },
): Promise<Reply> {
  const row = (await findReply(db(), id, viewerContext)) ?? fail(404)
  const [reply] = await presentReplies(db(), [row], viewerContext.locale)
  return reply ?? fail(404)
}
