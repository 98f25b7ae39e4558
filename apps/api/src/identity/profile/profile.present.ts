import type { Locale } from '@chignon/contract/platform/locale'
import type { Badge, Certificate } from '@chignon/contract/identity/award'
import type { PublicProfile, PublicUser } from '@chignon/contract/identity/profile'
import { groupCertificateCode } from '../../platform/typed-code/certificate-code.ts'
import { presentSources } from '../../platform/picture/picture.present.ts'
import type { findPublicUser, listBadges, listCertificates } from './profile.queries.ts'

type PublicUserRow = NonNullable<Awaited<ReturnType<typeof findPublicUser>>>
type BadgeRow = Awaited<ReturnType<typeof listBadges>>[number]
type CertificateRow = Awaited<ReturnType<typeof listCertificates>>[number]

/** Maps a person to the public fields, without e-mail address and phone number. */
export function presentPublicUser(row: PublicUserRow): PublicUser {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    thumbnail_url: row.thumbnailUrl,
    role: row.role,
    portrait_sources: row.portrait ? presentSources(row.portrait) : [],
  }
}

/** Maps a public profile to the contract, in the requested language if it is translated. */
export function presentPublicProfile(row: PublicUserRow, locale: Locale): PublicProfile {
  const about = row.hidesAbout ? null : row.about
  const translated = about === null ? undefined : row.aboutTranslations?.[locale]
  return {
    country: row.country,
    about: translated ?? about,
    about_locale: translated === undefined ? row.locale : locale,
  }
}

/** Maps a badge to the contract. */
export function presentBadge({ earnedAt, ...badge }: BadgeRow): Badge {
  return { ...badge, earned_at: earnedAt.toISOString() }
}

/** Maps a certificate to the contract. */
export function presentCertificate({ earnedAt, code, ...certificate }: CertificateRow): Certificate {
  return { ...certificate, code: groupCertificateCode(code), earned_at: earnedAt.toISOString() }
}
