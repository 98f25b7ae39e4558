import type { Locale } from '@chignon/contract/platform/locale'
import { and, desc, eq, inArray, isNull, or, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { badges, userBadges } from '../../platform/db/schema/badge.ts'
import { interests } from '../../platform/db/schema/base-data.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { userInterests, users } from '../../platform/db/schema/user.ts'
import { viewerIdOf, type Viewer } from '../../platform/http/viewer.ts'
import { portraitJson } from '../../platform/picture/picture.queries.ts'
import { hidesPart } from '../profile-visibility/profile-visibility.queries.ts'

// The public columns, as far as the viewer may see them.
const publicColumns = (db: Connection, viewer: Viewer) => ({
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  thumbnailUrl: users.thumbnailUrl,
  portrait: portraitJson,
  role: users.role,
  country: users.country,
  about: users.about,
  aboutTranslations: users.aboutTranslations,
  hidesAbout: hidesPart(db, viewerIdOf(viewer), 'about'),
  locale: users.locale,
})

/** The public fields of a person; undefined for an unknown or deleted person. */
export async function findPublicUser(db: Connection, id: string, viewer: Viewer) {
  const [found] = await db
    .select(publicColumns(db, viewer))
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .limit(1)
  return found
}

/** The educators, longest-serving first. */
export function listEducators(db: Connection, viewer: Viewer) {
  return db
    .select(publicColumns(db, viewer))
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

/** A person's certificates, newest first, each with the name of what it was awarded for. Revoked ones only on request (CERT-5). */
export function listCertificates(
  db: Connection,
  userId: string,
  { locale, withRevoked }: { locale: Locale; withRevoked: boolean },
) {
  return db
    .select({
      id: certificates.id,
      code: certificates.code,
      tier: certificates.tier,
      state: certificates.state,
      name: inLocale(sql`${certificates.content} -> 'title'`, locale),
      earnedAt: certificates.earnedAt,
    })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), withRevoked ? undefined : eq(certificates.state, 'valid')))
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

/** Replaces a person's interests; false if one of them is neither offered nor theirs already (BASE-2). */
export async function replaceInterests(
  db: Connection,
  userId: string,
  ids: readonly string[],
): Promise<boolean> {
  const current = db
    .select({ id: userInterests.interestId })
    .from(userInterests)
    .where(eq(userInterests.userId, userId))
  const mayHave = or(isNull(interests.retiredAt), inArray(interests.id, current))
  if ((await db.$count(interests, and(inArray(interests.id, [...ids]), mayHave))) < ids.length) return false
  await db.delete(userInterests).where(eq(userInterests.userId, userId))
  if (ids.length > 0) {
    await db.insert(userInterests).values(ids.map((interestId) => ({ userId, interestId })))
  }
  return true
}
