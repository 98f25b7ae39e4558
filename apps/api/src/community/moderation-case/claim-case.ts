import { fullName } from '@chignon/contract/identity/full-name'
import { claimSeconds } from '@chignon/contract/community/community-rules'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { moderationMessages } from '../moderation/moderation.messages.ts'
import type { ReportSubject } from '../report/report.queries.ts'
import { findClaim, freeClaim, takeClaim, type ClaimRow } from './claim.queries.ts'

type ClaimServices = Pick<Services, 'db' | 'clock' | 'live'>

type ClaimCall = { viewer: Member; locale: Locale; fail: Fail<'not_found' | 'conflict'> }

/** Claims a case while its dialog is open, again and again until it is closed (MODERATION-11). */
export function claimCase(
  { db, clock, live }: ClaimServices,
  subject: ReportSubject,
  { viewer, locale, fail }: ClaimCall,
): Promise<ClaimRow> {
  return db.transaction(async () => {
    const now = clock()
    const before = await findClaim(db(), subject, now, locale)
    const until = new Date(now.getTime() + claimSeconds * 1000)
    const isTaken = await takeClaim(db(), subject, viewer.id, { now, until })
    const claim = (await findClaim(db(), subject, now, locale)) ?? fail(404)
    if (!isTaken) fail(409, { message: moderationMessages.isDeciding(fullName(claim.by)) })
    if (before?.by.id !== viewer.id) await live.publish('staff', { type: 'moderation' })
    return claim
  })
}

/** Frees a case, because its dialog was closed. */
export function releaseCase(
  { db, live }: ClaimServices,
  subject: ReportSubject,
  { viewer }: { viewer: Member },
): Promise<void> {
  return db.transaction(async () => {
    if (await freeClaim(db(), subject, viewer.id)) await live.publish('staff', { type: 'moderation' })
  })
}

/** Ends the call if another person is deciding about the case; frees the viewer's own claim. */
export async function requireFree(
  { db }: Pick<Services, 'db'>,
  subject: ReportSubject,
  now: Date,
  { viewer, locale, fail }: { viewer: Member; locale: Locale; fail: Fail<'conflict'> },
): Promise<void> {
  await freeClaim(db(), subject, viewer.id)
  const claim = await findClaim(db(), subject, now, locale)
  if (claim) fail(409, { message: moderationMessages.isDeciding(fullName(claim.by)) })
}
