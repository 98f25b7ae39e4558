import { findAttempt } from '../exam/attempt.queries.ts'
import { authorize } from '../../platform/http/authorize.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'
import type { Services } from '../../platform/services.ts'
import { claimNext, findClaimer, releaseClaim, setClaim, type ClaimRow } from './exam-claim.queries.ts'
import { staffExamMessages } from './staff-exam.messages.ts'
import { reviewAttempt } from './staff-exam.policy.ts'
import type { QueueFilter } from './staff-exam.queries.ts'

type ClaimServices = Pick<Services, 'db' | 'clock' | 'live'>

type Claim = { id: string; viewer: Member; fail: Fail<'conflict'> }

/** Claims an attempt, or gives a sign of life. Ends the call with 409 if another examiner has it or it is decided (EXAM-23). */
export async function takeClaim(services: ClaimServices, { id, viewer, fail }: Claim): Promise<ClaimRow> {
  const { db, clock } = services
  const claim = await setClaim(db(), { id, userId: viewer.id, now: clock() })
  if (!claim) {
    const claimer = await findClaimer(db(), id)
    return fail(409, {
      message: claimer ? staffExamMessages.claimed(fullNameOf(claimer)) : staffExamMessages.decided,
    })
  }
  if (claim.claimedAt.getTime() === claim.seenAt.getTime()) await announce(services, id)
  return claim
}

/** Claims a submitted attempt for an examiner who opens it. */
export async function claimAttempt(
  services: ClaimServices,
  { id, viewer, fail }: Claim & { fail: Fail<'conflict' | 'not_found' | 'forbidden' | 'unauthenticated'> },
): Promise<ClaimRow> {
  const { db } = services
  const attempt = await findAttempt(db(), id)
  if (!attempt?.submittedAt) return fail(404)
  authorize({ viewer, fail }, reviewAttempt, attempt, staffExamMessages.own)
  return db.transaction(() => takeClaim(services, { id, viewer, fail }))
}

/** Claims the attempt that waits longest of those that no one reviews, and returns its id; null if there is none. */
export function claimNextAttempt(
  services: ClaimServices,
  { filter, viewer }: { filter: Omit<QueueFilter, 'state'>; viewer: Member },
): Promise<string | null> {
  const { db, clock } = services
  return db.transaction(async () => {
    const queue = { ...filter, state: 'submitted' as const }
    const id = await claimNext(db(), { filter: queue, userId: viewer.id, now: clock() })
    if (id === undefined) return null
    await announce(services, id)
    return id
  })
}

/** Frees an attempt that an examiner leaves. */
export function freeAttempt(services: ClaimServices, { id, viewer }: Omit<Claim, 'fail'>): Promise<void> {
  const { db } = services
  return db.transaction(async () => {
    if (await releaseClaim(db(), { id, userId: viewer.id })) await announce(services, id)
  })
}

function announce({ live }: Pick<Services, 'live'>, id: string): Promise<void> {
  return live.publish('staff', { type: 'staff-exam', attempt_id: id })
}
