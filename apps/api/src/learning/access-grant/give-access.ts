import type { AccessProductType } from '@chignon/contract/learning/access-grant'
import { maxDaysByEducator } from '@chignon/contract/learning/learning-rules'
import { lockUser } from '../../identity/user/user.queries.ts'
import { accessEndOf, insertAccess, type ProductKey } from '../../platform/access/give-access.queries.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { fieldMessages } from '../../platform/http/field.messages.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { ServicesWithoutLimits } from '../../platform/services.ts'
import { awardForProgramsWithoutExam } from '../certificate/award-for-program.ts'
import { accessGrantMessages } from './access-grant.messages.ts'
import { daysGivenBy } from './access-grant.queries.ts'
import { findProduct } from './access-product.queries.ts'

const day = 24 * 60 * 60 * 1000

type Grant = {
  userId: string
  product: { type: AccessProductType; id: string }
  /** How long: a number of days after those that are left, or until a time. */
  length: { days: number } | { until: Date }
}

type Giver = { viewer: Member; ownOnly: string | null; fail: Fail<'not_found' | 'forbidden' | 'invalid'> }

/**
 * Gives a person access without an order, or extends theirs, and mails them (ACCESS-14). Who may do so only for what they teach gives each
 * person 14 days of it (ACCESS-15).
 */
export function giveAccess(
  services: ServicesWithoutLimits,
  { userId, product, length }: Grant,
  { viewer, ownOnly, fail }: Giver,
): Promise<void> {
  const { db, clock, audit, mailer } = services
  return db.transaction(async () => {
    const person = await lockUser(db(), userId)
    if (!person || person.deletedAt) return fail(404)
    const found =
      (await findProduct(db(), product, ownOnly)) ??
      fail(422, { errors: { product: [fieldMessages.format] } })
    if (!found.isTaught) fail(403)
    const key = keyOf(product)
    const now = clock()
    const currentEnd = await accessEndOf(db(), userId, key)
    const startsAt = currentEnd !== null && currentEnd > now ? currentEnd : now
    const endsAt = 'until' in length ? length.until : new Date(startsAt.getTime() + length.days * day)
    if (endsAt <= startsAt) fail(422, { errors: { ends_at: [accessGrantMessages.endsBefore] } })
    if (ownOnly !== null) {
      const given = await daysGivenBy(db(), ownOnly, { userId, product: key })
      const days = (endsAt.getTime() - startsAt.getTime()) / day
      if (given + days > maxDaysByEducator) fail(422, { errors: { days: [accessGrantMessages.tooManyDays] } })
    }
    const id = crypto.randomUUID()
    await insertAccess(db(), { id, userId, ...key, startsAt, endsAt, givenBy: viewer.id })
    if (product.type === 'program') await awardForProgramsWithoutExam(services, person)
    await audit.record({
      actor: viewer,
      action: 'user.give-access',
      subject: { type: 'user', id: userId },
      before: { ends_at: currentEnd?.toISOString() ?? null },
      after: { [product.type]: found.name, ends_at: endsAt.toISOString() },
    })
    await mailer.enqueue({ kind: 'access-given', to: person.email, aboutId: id })
  })
}

function keyOf({ type, id }: Grant['product']): ProductKey {
  return {
    courseId: type === 'course' ? id : null,
    programId: type === 'program' ? id : null,
    onlineMasterclassId: type === 'online-masterclass' ? id : null,
  }
}
