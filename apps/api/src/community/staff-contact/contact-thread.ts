import type { StaffContactThread } from '@chignon/contract/community/staff-contact'
import type { Connection } from '../../platform/db/client.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { isColleague } from '../colleague/colleague.queries.ts'
import { staffContactMessages } from './staff-contact.messages.ts'
import { presentContactThread } from './staff-contact.present.ts'
import {
  findContactMessage,
  insertAnswer,
  listAnswers,
  lockContactMessage,
  updateContactMessage,
} from './staff-contact.queries.ts'

type Change<Code extends 'not_found' | 'conflict' | 'invalid'> = {
  id: string
  viewer: Member
  fail: Fail<Code>
}
type ThreadServices = Pick<Services, 'db' | 'clock' | 'live' | 'audit' | 'mailer'>

/** A message with its answers. Ends the call with 404 if there is none. */
export async function readThread(
  db: Connection,
  id: string,
  fail: Fail<'not_found'>,
): Promise<StaffContactThread> {
  const row = (await findContactMessage(db, id)) ?? fail(404)
  return presentContactThread(row, await listAnswers(db, id))
}

/** Mails an answer to the sender, once for each id, and puts the message aside as done (INBOX-2). */
export function answerMessage(
  { db, clock, live, audit, mailer }: ThreadServices,
  { answerId, text, ...change }: Change<'not_found' | 'conflict'> & { answerId: string; text: string },
): Promise<StaffContactThread> {
  const { id, viewer, fail } = change
  return db.transaction(async () => {
    if (!(await lockContactMessage(db(), id))) fail(404)
    const before = await readThread(db(), id, fail)
    const now = clock()
    const answer = { id: answerId, messageId: id, authorId: viewer.id, text, createdAt: now }
    if (!(await insertAnswer(db(), answer))) {
      const earlier = (await listAnswers(db(), id)).find((stored) => stored.id === answerId)
      if (earlier?.authorId !== viewer.id) fail(409, { message: staffContactMessages.idTaken })
      return before
    }
    if (before.state === 'open') await updateContactMessage(db(), id, { doneAt: now })
    await mailer.enqueue({ kind: 'contact-answer', to: before.email, aboutId: answerId })
    await audit.record({
      actor: viewer,
      action: 'contact-message.answer',
      subject: { type: 'contact-message', id },
      before: { state: before.state, answer_id: null },
      after: { state: 'done', answer_id: answerId },
    })
    await live.publish('staff', { type: 'inbox' })
    return readThread(db(), id, fail)
  })
}

/** Puts a message aside as done, or opens it again. */
export function setMessageState(
  { db, clock, live, audit }: ThreadServices,
  { state, ...change }: Change<'not_found'> & { state: 'open' | 'done' },
): Promise<StaffContactThread> {
  const { id, viewer, fail } = change
  return db.transaction(async () => {
    if (!(await lockContactMessage(db(), id))) fail(404)
    const before = await readThread(db(), id, fail)
    if (before.state === state) return before
    await updateContactMessage(db(), id, { doneAt: state === 'done' ? clock() : null })
    await audit.record({
      actor: viewer,
      action: state === 'done' ? 'contact-message.close' : 'contact-message.reopen',
      subject: { type: 'contact-message', id },
      before: { state: before.state },
      after: { state },
    })
    await live.publish('staff', { type: 'inbox' })
    return readThread(db(), id, fail)
  })
}

/** Says who takes care of a message: anyone who may answer it, or no one. */
export function assignMessage(
  { db, live, audit }: ThreadServices,
  { assigneeId, ...change }: Change<'not_found' | 'invalid'> & { assigneeId: string | null },
): Promise<StaffContactThread> {
  const { id, viewer, fail } = change
  return db.transaction(async () => {
    if (!(await lockContactMessage(db(), id))) fail(404)
    const before = await readThread(db(), id, fail)
    if (assigneeId !== null && !(await isColleague(db(), assigneeId, 'inbox.answer')))
      fail(422, { errors: { assignee_id: [staffContactMessages.cannotAnswer] } })
    if ((before.assignee?.id ?? null) === assigneeId) return before
    await updateContactMessage(db(), id, { assigneeId })
    await audit.record({
      actor: viewer,
      action: 'contact-message.assign',
      subject: { type: 'contact-message', id },
      before: { assignee_id: before.assignee?.id ?? null },
      after: { assignee_id: assigneeId },
    })
    await live.publish('staff', { type: 'inbox' })
    return readThread(db(), id, fail)
  })
}
