import type { Locale } from '@chignon/contract/locale'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { inLocale } from '../db/localized.ts'
import { badges, userBadges } from '../db/schema/badge.ts'
import { interests } from '../db/schema/base.ts'
import { certificates } from '../db/schema/certificate.ts'
import { onlineMasterclasses } from '../db/schema/online-masterclass.ts'
import { programs } from '../db/schema/program.ts'
import { qualifications } from '../db/schema/qualification.ts'
import { userInterests, users } from '../db/schema/user.ts'

// The public columns.
const publicColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  thumbnailUrl: users.thumbnailUrl,
  role: users.role,
  country: users.country,
  about: users.about,
  aboutTranslations: users.aboutTranslations,
  locale: users.locale,
}

/** The public fields of a person; undefined for an unknown or deleted person. */
export async function findPublicUser(db: Connection, id: string) {
  const [found] = await db
    .select(publicColumns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .limit(1)
  return found
}

/** The educators, longest-serving first. */
export function listEducators(db: Connection) {
  return db
    .select(publicColumns)
    .from(users)
    .where(eq(users.role, 'educator'))
    .orderBy(users.createdAt, users.id)
}

/** A person's badges, newest first. */
export function listBadges(db: Connection, userId: string, locale: Locale) {
  return db
    .select({
      id: badges.id,
      slug: badges.slug,
      name: inLocale(badges.name, locale),
      description: inLocale(badges.description, locale),
      metal: badges.metal,
      earnedAt: userBadges.earnedAt,
    })
    .from(userBadges)
    .innerJoin(badges, eq(badges.id, userBadges.badgeId))
    .where(eq(userBadges.userId, userId))
    .orderBy(desc(userBadges.earnedAt), badges.position)
}

/** A person's certificates, newest first, each with the name of what it was awarded for. */
export function listCertificates(db: Connection, userId: string, locale: Locale) {
  const names = [qualifications.name, programs.name, onlineMasterclasses.name]
  return db
    .select({
      id: certificates.id,
      code: certificates.code,
      tier: certificates.tier,
      name: sql<string>`coalesce(${sql.join(
        names.map((name) => inLocale(name, locale)),
        sql`, `,
      )})`,
      earnedAt: certificates.earnedAt,
    })
    .from(certificates)
    .leftJoin(qualifications, eq(qualifications.id, certificates.qualificationId))
    .leftJoin(programs, eq(programs.id, certificates.programId))
    .leftJoin(onlineMasterclasses, eq(onlineMasterclasses.id, certificates.onlineMasterclassId))
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.earnedAt), certificates.code)
}

/** A person's interests, in the order of the base list. */
export function listInterests(db: Connection, userId: string, locale: Locale) {
  return db
    .select({ id: interests.id, slug: interests.slug, name: inLocale(interests.name, locale) })
    .from(userInterests)
    .innerJoin(interests, eq(interests.id, userInterests.interestId))
    .where(eq(userInterests.userId, userId))
    .orderBy(interests.position)
}
