import type { ModeratedText } from '@chignon/contract/community/moderation'
import { notifyOfComment } from '../comment/notify-of-comment.ts'
import { notifyOfReply } from '../discussion/notify-of-reply.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { resolveReports } from './case.queries.ts'
import { lockPostWithAuthor, returnToDraft } from './returned-post.queries.ts'
import { lockText, setTextState } from '../report/subject.queries.ts'

type DecisionServices = Pick<Services, 'db' | 'clock' | 'audit'>

type DecisionCall = { viewer: Member; fail: Fail<'not_found'> }

type Decision = {
  type: ModeratedText
  id: string
  state: 'visible' | 'hidden'
  note?: string | undefined
}

/**
 * Hides a text or shows it again, and closes its reports (MODERATION-5). People whom a held text concerns are notified once it is
 * shown.
 */
export function decideText(
  services: DecisionServices & Pick<Services, 'notifications'>,
  { type, id, state, note }: Decision,
  { viewer, fail }: DecisionCall,
): Promise<void> {
  const { db, clock, audit } = services
  return db.transaction(async () => {
    const text = (await lockText(db(), type, id)) ?? fail(404)
    await setTextState(db(), type, id, state)
    await resolveReports(db(), { type, id }, clock())
    await audit.record({
      actor: viewer,
      action: state === 'hidden' ? `${type}.hide` : `${type}.restore`,
      subject: { type, id },
      before: { state: text.state },
      after: { state, ...(note === undefined ? {} : { note }) },
    })
    if (type === 'comment') await notifyOfComment(services, id)
    if (type === 'reply') await notifyOfReply(services, id)
  })
}

/** Returns a post to its author as a draft, with a note, and notifies and mails the author (MODERATION-6). */
export function returnPost(
  { db, clock, audit, mailer, notifications }: DecisionServices & Pick<Services, 'mailer' | 'notifications'>,
  { id, note }: { id: string; note: string },
  { viewer, fail }: DecisionCall,
): Promise<void> {
  return db.transaction(async () => {
    const post = await lockPostWithAuthor(db(), id)
    if (!post?.publishedAt) return fail(404)
    await returnToDraft(db(), id, note)
    await resolveReports(db(), { type: 'post', id }, clock())
    await audit.record({
      actor: viewer,
      action: 'post.return',
      subject: { type: 'post', id },
      before: { published_at: post.publishedAt.toISOString(), state: post.state },
      after: { published_at: null, state: 'visible', note },
    })
    await notifications.send({
      userId: post.authorId,
      kind: 'post-returned',
      subject: { type: 'post', id },
      data: { note },
    })
    await mailer.enqueue({ kind: 'post-returned', to: post.email, aboutId: id })
  })
}
