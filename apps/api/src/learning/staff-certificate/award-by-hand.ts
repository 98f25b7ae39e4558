import type { CertificateTier } from '@chignon/contract/identity/award'
import { lockUser } from '../../identity/user/user.queries.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { fieldMessages } from '../../platform/http/field.messages.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { awardCertificate, type Award, type AwardServices } from '../certificate/award-certificate.ts'
import { contentOfThing } from './content-of-thing.ts'
import { staffCertificateMessages } from './staff-certificate.messages.ts'

type ByHand = {
  userId: string
  tier: CertificateTier
  thingId: string
  earnedAt: Date
  reason: string
}

/**
 * Awards a certificate that a person did not earn here by themselves, such as for a course at the academy, by the same code as any other, and
 * notifies them (CERT-16). Returns its code.
 */
export function awardByHand(
  services: AwardServices & Pick<Services, 'audit'>,
  { userId, tier, thingId, earnedAt, reason }: ByHand,
  { viewer, fail }: { viewer: Member; fail: Fail<'not_found' | 'conflict' | 'invalid'> },
): Promise<string> {
  const { db, clock, audit } = services
  return db.transaction(async () => {
    const person = await lockUser(db(), userId)
    if (!person || person.deletedAt) return fail(404)
    if (earnedAt > clock()) fail(422, { errors: { earned_on: [staffCertificateMessages.inFuture] } })
    const content =
      (await contentOfThing(db(), { userId, tier, thingId, earnedAt })) ??
      fail(422, { errors: { thing_id: [fieldMessages.format] } })
    const awarded =
      (await awardCertificate(
        services,
        person,
        { ...keyOf(tier, thingId), content: { ...content, isByHand: true } },
        earnedAt,
      )) ?? fail(409, { message: staffCertificateMessages.awardedBefore })
    await audit.record({
      actor: viewer,
      action: 'certificate.award',
      subject: { type: 'certificate', id: awarded.id },
      before: null,
      after: { title: content.title, tier, earned_at: earnedAt.toISOString(), reason },
    })
    return awarded.code
  })
}

function keyOf(tier: CertificateTier, id: string): DistributiveOmit<Award, 'content'> {
  if (tier === 'silver') return { tier, qualificationId: id }
  return tier === 'gold' ? { tier, programId: id } : { tier, onlineMasterclassId: id }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
