import type { CommentForm } from '@chignon/contract/community/comment'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { admitText, reportHold } from '../moderation/admit-text.ts'
import { detectLanguage } from '../../platform/rich-text/detect-language.ts'
import { richTextMessages } from '../../platform/rich-text/rich-text.messages.ts'
import { storedBody } from '../../platform/rich-text/stored-body.ts'
import type { Services } from '../../platform/services.ts'
import { commentMessages } from './comment.messages.ts'
import { findComment, insertComment, isRepeated, listParticipants } from './comment.queries.ts'
import { notifyOfComment } from './notify-of-comment.ts'

type PublishServices = Pick<Services, 'db' | 'clock' | 'limits' | 'notifications' | 'live'>

type PublishCall = {
  viewer: Member
  viewerContext: ViewerContext
  fail: Fail<'not_found' | 'conflict' | 'invalid' | 'too_many_requests'>
}

/** Publishes a comment or reply, unless it is held, and notifies the people it concerns (COMMENT-4). Returns its id. */
export async function publishComment(
  services: PublishServices,
  { postId, form }: { postId: string; form: CommentForm },
  call: PublishCall,
): Promise<string> {
  const { db, clock } = services
  const { viewer, viewerContext, fail } = call
  const parent = form.parent_id ? await findComment(db(), form.parent_id, viewerContext) : undefined
  if (form.parent_id && parent?.postId !== postId) fail(409, { message: commentMessages.parentDeleted })
  const { locale } = viewerContext
  const people = await listParticipants(db(), postId, { locale, now: clock() })
  const body = storedBody(form.body, people)
  if (body === '') fail(422, { errors: { body: [richTextMessages.empty] } })
  if (await isRepeated(db(), { postId, authorId: viewer.id, body }))
    fail(409, { message: commentMessages.repeated })
  const admission = await admitText(services, [body], call)
  return db.transaction(async () => {
    const id = await insertComment(db(), {
      postId,
      parentId: parent?.id ?? null,
      authorId: viewer.id,
      locale: form.locale ?? detectLanguage(body, locale),
      body,
      state: admission.state,
      publishedAt: clock(),
      notifiedIds: null,
    })
    await reportHold(services, admission, { type: 'comment', id })
    await notifyOfComment(services, id)
    if (admission.state === 'visible') {
      await services.live.publish(`post:${postId}`, { type: 'post', post_id: postId })
    }
    return id
  })
}
