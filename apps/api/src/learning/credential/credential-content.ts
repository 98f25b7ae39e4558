import { createHash } from 'node:crypto'
import type { Locale } from '@chignon/contract/platform/locale'
import { drawBadge } from '../certificate/certificate-art.ts'
import { certificatePath } from '../../platform/typed-code/certificate-code.ts'
import { certificateMessages } from '../certificate/certificate.messages.ts'
import { reasonOf, textIn } from '../certificate/certificate.present.ts'
import type { DownloadedCertificate } from '../certificate/require-download.ts'
import { watchedStatement } from '../certificate/watched-statement.ts'
import type { Branding } from '../../platform/mail/email-content.ts'
import { credentialsContext, openBadgesContext } from './contexts.ts'
import { issuerOf } from './issuer.ts'
import { encodeStatusList, statusPlaceOf } from './status-list.ts'

/** The issuer as Open Badges describe it. */
function profileOf({ brand, site }: Branding) {
  return { id: issuerOf(site), type: ['Profile'], name: brand.name, url: site, email: brand.email }
}

/** A certificate as an Open Badges 3.0 credential, not signed yet (CERT-4). */
export function badgeCredential(
  row: DownloadedCertificate,
  {
    branding,
    locale,
    statusIndex,
    email,
  }: { branding: Branding; locale: Locale; statusIndex: number; email: string },
) {
  const { content, tier } = row
  const { list, position } = statusPlaceOf(statusIndex)
  const address = `${branding.site}${certificatePath(row.code)}`
  const statusListCredential = statusListAddress(branding.site, list)
  const subject = row.qualificationId ?? row.programId ?? row.onlineMasterclassId
  const courses = content.courses.map(({ name }) => textIn(name, locale))
  return {
    '@context': [credentialsContext, openBadgesContext],
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${certificateMessages[tier][locale]}: ${textIn(content.title, locale)}`,
    issuer: profileOf(branding),
    validFrom: withoutFraction(row.earnedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityHash: row.holderName, identityType: 'name', hashed: false },
        hashedIdentity(email, row.id),
      ],
      activityStartDate: withoutFraction(new Date(content.startedAt)),
      activityEndDate: withoutFraction(row.earnedAt),
      achievement: {
        id: `urn:uuid:${subject}`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        inLanguage: locale,
        name: textIn(content.title, locale),
        image: {
          id: `data:image/svg+xml;base64,${Buffer.from(drawBadge(tier)).toString('base64')}`,
          type: 'Image',
          caption: certificateMessages[tier][locale],
        },
        description: textIn(content.description, locale),
        criteria: {
          narrative: [textIn(reasonOf(row), locale), ...courses, watchedStatement(content, locale)]
            .filter((line) => line !== null)
            .join('\n'),
        },
      },
    },
    credentialStatus: {
      id: `${statusListCredential}#${position}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: `${position}`,
      statusListCredential,
    },
  }
}

// Wallets match the address of their owner with it, which it does not reveal. The salt stays the same for a certificate.
function hashedIdentity(email: string, certificateId: string) {
  const salt = sha256(certificateId).slice(0, 32)
  return {
    type: 'IdentityObject',
    hashed: true,
    identityHash: `sha256$${sha256(email.toLowerCase() + salt)}`,
    identityType: 'emailAddress',
    salt,
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A status list as a credential, not signed yet (CERT-11). */
export function statusListCredential(
  branding: Branding,
  { list, revoked, now }: { list: number; revoked: number[]; now: Date },
) {
  const id = statusListAddress(branding.site, list)
  return {
    '@context': [credentialsContext],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerOf(branding.site),
    validFrom: withoutFraction(now),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeStatusList(revoked),
    },
  }
}

function statusListAddress(site: string, list: number): string {
  return `${site}/api/v1/credentials/status/${list}`
}

function withoutFraction(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, 'Z')
}
