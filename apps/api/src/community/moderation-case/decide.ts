import type { ModeratedText } from '@chignon/contract/community/text-state'
import type { Locale } from '@chignon/contract/platform/locale'
import { notifyOfComment } from '../comment/notify-of-comment.ts'
import { notifyOfReply } from '../discussion/notify-of-reply.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { moderationMessages } from '../moderation/moderation.messages.ts'
import { lockText, setTextState } from '../report/subject.queries.ts'
import { resolveReports } from './case.queries.ts'
import { requireFree } from './claim-case.ts'
import { findLastDecision, insertDecision } from './decision.queries.ts'
import { lockPostWithAuthor, returnToDraft } from './returned-post.queries.ts'

type DecisionServices = Pick<Services, 'db' | 'clock' | 'audit' | 'live'>

type DecisionCall = { viewer: Member; locale: Locale; fail: Fail<'not_found' | 'conflict'> }

type Decision = {
  type: ModeratedText
  id: string
  state: 'visible' | 'hidden'
  note?: string | undefined
  /** Whether the viewer decides only about their own things, and may not change what others decided (MODERATION-13). */
  isHost: boolean
}

/**
 * Hides a text or shows it again, and closes its reports (MODERATION-5). People whom a held text concerns are notified once it is
 * shown.
 */
export function decideText(
  services: DecisionServices & Pick<Services, 'notifications'>,
  { type, id, state, note, isHost }: Decision,
  call: DecisionCall,
): Promise<void> {
  const { db, clock, audit, live } = services
  const { viewer, fail } = call
  return db.transaction(async () => {
    const text = (await lockText(db(), type, id)) ?? fail(404)
    const now = clock()
    const subject = { type, id }
    await requireFree(services, subject, now, call)
    const last = isHost ? await findLastDecision(db(), subject) : undefined
    if (last && last.decidedBy !== viewer.id) fail(409, { message: moderationMessages.decidedByTeam })
    await setTextState(db(), type, id, state)
    await resolveReports(db(), subject, now)
    await insertDecision(db(), {
      subjectType: type,
      subjectId: id,
      authorId: text.authorId,
      action: state === 'hidden' ? 'hide' : 'restore',
      stateBefore: text.state,
      stateAfter: state,
      note: note ?? null,
      decidedBy: viewer.id,
      decidedAt: now,
    })
    await audit.record({
      actor: viewer,
      action: state === 'hidden' ? `${type}.hide` : `${type}.restore`,
      subject,
      before: { state: text.state },
      after: { state, ...(note === undefined ? {} : { note }) },
    })
    await live.publish('staff', { type: 'moderation' })
    if (type === 'comment') await notifyOfComment(services, id)
    if (type === 'reply') await notifyOfReply(services, id)
  })
}

/** Returns a post to its author as a draft, with a note, and notifies and mails the author (MODERATION-6). */
export function returnPost(
  services: DecisionServices & Pick<Services, 'mailer' | 'notifications'>,
  { id, note }: { id: string; note: string },
  call: DecisionCall,
): Promise<void> {
  const { db, clock, audit, mailer, notifications, live } = services
  const { viewer, fail } = call
  return db.transaction(async () => {
    const post = await lockPostWithAuthor(db(), id)
    if (!post?.publishedAt) return fail(404)
    const now = clock()
    const subject = { type: 'post' as const, id }
    await requireFree(services, subject, now, call)
    await returnToDraft(db(), id, note)
    await resolveReports(db(), subject, now)
    await insertDecision(db(), {
      subjectType: 'post',
      subjectId: id,
      authorId: post.authorId,
      action: 'return',
      stateBefore: post.state,
      note,
      decidedBy: viewer.id,
      decidedAt: now,
    })
    await audit.record({
      actor: viewer,
      action: 'post.return',
      subject,
      before: { published_at: post.publishedAt.toISOString(), state: post.state },
      after: { published_at: null, state: 'visible', note },
    })
    await live.publish('staff', { type: 'moderation' })
    await notifications.send({
      userId: post.authorId,
      kind: 'post-returned',
      subject,
      data: { note },
    })
    await mailer.enqueue({ kind: 'post-returned', to: post.email, aboutId: id })
  })
}
