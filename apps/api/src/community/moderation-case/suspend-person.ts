import type { Locale } from '@chignon/contract/platform/locale'
import { guardedRoles } from '@chignon/contract/platform/permission'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { resolveReports } from './case.queries.ts'
import { requireFree } from './claim-case.ts'
import { insertDecision } from './decision.queries.ts'
import { insertSuspension, liftSuspensions, type SuspensionRow } from './suspension.queries.ts'
import { moderationMessages } from '../moderation/moderation.messages.ts'
import { findSuspension } from '../moderation/moderation.queries.ts'

type SuspendServices = Pick<Services, 'db' | 'clock' | 'audit' | 'mailer' | 'live'>

/** Suspends a person in place of an earlier suspension, and mails them why (MODERATION-8). Staff cannot be suspended. */
export function suspendPerson(
  services: SuspendServices,
  { userId, reason, endsAt }: { userId: string; reason: string; endsAt: Date | null },
  call: { viewer: Member; locale: Locale; fail: Fail<'not_found' | 'conflict' | 'invalid'> },
): Promise<SuspensionRow> {
  const { db, clock, audit, mailer, live } = services
  const { viewer, fail } = call
  return db.transaction(async () => {
    const now = clock()
    if (endsAt !== null && endsAt <= now) {
      fail(422, { errors: { ends_at: [moderationMessages.endsInPast] } })
    }
    const person = await lockUser(db(), userId)
    if (!person || person.deletedAt) return fail(404)
    if (guardedRoles.has(person.role)) fail(409, { message: moderationMessages.isStaff })
    await requireFree(services, { type: 'person', id: userId }, now, call)
    const before = await findSuspension(db(), userId, now)
    await liftSuspensions(db(), userId, now)
    const row = await insertSuspension(db(), { userId, reason, startsAt: now, endsAt })
    await resolveReports(db(), { type: 'person', id: userId }, now)
    await insertDecision(db(), {
      subjectType: 'person',
      subjectId: userId,
      authorId: userId,
      action: 'suspend',
      note: reason,
      endsAt,
      decidedBy: viewer.id,
      decidedAt: now,
    })
    await live.publish('staff', { type: 'moderation' })
    await audit.record({
      actor: viewer,
      action: 'user.suspend',
      subject: { type: 'user', id: userId },
      before: { reason: before?.reason ?? null, ends_at: before?.endsAt?.toISOString() ?? null },
      after: { reason, ends_at: endsAt?.toISOString() ?? null },
    })
    await mailer.enqueue({ kind: 'person-suspended', to: person.email, aboutId: row.id })
    return row
  })
}

/** Ends the suspension of a person. */
export function liftSuspension(
  { db, clock, audit, live }: Pick<Services, 'db' | 'clock' | 'audit' | 'live'>,
  userId: string,
  { viewer, fail }: { viewer: Member; fail: Fail<'not_found'> },
): Promise<void> {
  return db.transaction(async () => {
    const suspension = (await findSuspension(db(), userId, clock())) ?? fail(404)
    const now = clock()
    await liftSuspensions(db(), userId, now)
    await insertDecision(db(), {
      subjectType: 'person',
      subjectId: userId,
      authorId: userId,
      action: 'lift-suspension',
      decidedBy: viewer.id,
      decidedAt: now,
    })
    await live.publish('staff', { type: 'moderation' })
    await audit.record({
      actor: viewer,
      action: 'user.lift-suspension',
      subject: { type: 'user', id: userId },
      before: { reason: suspension.reason },
      after: { reason: null },
    })
  })
}
