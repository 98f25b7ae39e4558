import { revocationReasons } from '@chignon/contract/learning/certificate'
import { certificateTiers, certificateStateNames } from '@chignon/contract/identity/award'
import type { Localized } from '@chignon/contract/platform/localized'
import { boolean, check, desc, index, integer, jsonb, pgTable, sql, text, unique, uuid } from '../drizzle.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { onlineMasterclasses } from './online-masterclass.ts'
import { programs } from './program.ts'
import { qualifications } from './qualification.ts'
import { users } from './user.ts'

/** What a certificate says, as it was when it was awarded (CERT-6). */
export type CertificateContent = {
  title: Localized
  description: Localized
  courses: { name: Localized; duration: number; lessonCount: number }[]
  /** Seconds of all lessons. */
  duration: number
  lessonCount: number
  /** How many seconds were watched, and how many lessons were only marked as done. Missing on older certificates (CERT-14). */
  watchedDuration?: number
  tickedCount?: number
  educators: string[]
  academy: string
  /** Whether an exam was passed. Missing on older gold certificates: all of them had one. */
  hasExam?: boolean
  /** Whether the academy awarded it by its own decision (CERT-16). Missing where it was earned by learning here. */
  isByHand?: boolean
  /** The categories of all lessons that its holder had finished, in that order: their strand. Missing on older certificates (STRAND-3). */
  strand?: string[]
  /** When the first lesson was finished. ISO 8601. */
  startedAt: string
}

/**
 * Certificates: silver for a qualification, gold for a program, premium gold for an online masterclass, each at most once per
 * person. Anyone can verify one by its code. The state changes only by the table in `certificate.states.ts`.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Without the hyphens it is shown with (CERT-7). */
    code: text('code').notNull().unique(),
    tier: text('tier', { enum: certificateTiers }).notNull(),
    state: text('state', { enum: certificateStateNames }).notNull().default('valid'),
    qualificationId: uuid('qualification_id').references(() => qualifications.id),
    programId: uuid('program_id').references(() => programs.id),
    onlineMasterclassId: uuid('online_masterclass_id').references(() => onlineMasterclasses.id),
    /** Null once the person is anonymised (PRIVACY-2). */
    holderName: text('holder_name'),
    content: jsonb('content').$type<CertificateContent>().notNull(),
    /** Whether search engines may list its page and anyone may download it (CERT-10). */
    isShared: boolean('is_shared').notNull().default(false),
    earnedAt: timestamptz('earned_at').notNull().defaultNow(),
    nameCorrectedAt: timestamptz('name_corrected_at'),
    revokedAt: timestamptz('revoked_at'),
    revocationReason: text('revocation_reason', {
      enum: revocationReasons,
    }),
  },
  (certificate) => [
    unique('certificates_qualification').on(certificate.userId, certificate.qualificationId),
    unique('certificates_program').on(certificate.userId, certificate.programId),
    unique('certificates_online_masterclass').on(certificate.userId, certificate.onlineMasterclassId),
    index('certificates_user').on(certificate.userId, certificate.earnedAt),
    // For the list of all.
    index('certificates_earned').on(desc(certificate.earnedAt), certificate.id),
    index('certificates_state').on(certificate.state, desc(certificate.earnedAt)),
    index('certificates_of_qualification').on(certificate.qualificationId, desc(certificate.earnedAt)),
    index('certificates_of_program').on(certificate.programId, desc(certificate.earnedAt)),
    index('certificates_of_online_masterclass').on(
      certificate.onlineMasterclassId,
      desc(certificate.earnedAt),
    ),
    check(
      'certificates_of',
      sql`case ${certificate.tier}
        when 'silver' then ${certificate.qualificationId} is not null
        when 'gold' then ${certificate.programId} is not null
        else ${certificate.onlineMasterclassId} is not null
      end and num_nonnulls(${certificate.qualificationId}, ${certificate.programId}, ${certificate.onlineMasterclassId}) = 1`,
    ),
    check(
      'certificates_revoked',
      sql`num_nonnulls(${certificate.revokedAt}, ${certificate.revocationReason}) = case ${certificate.state} when 'revoked' then 2 else 0 end`,
    ),
  ],
)

/**
 * The entries of the credential status lists. A certificate has one that is not revoked, while it is valid: a corrected name
 * revokes the entry of the credentials with the old name and adds one (CERT-11).
 */
export const credentialStatuses = pgTable(
  'credential_statuses',
  {
    /** The position over all lists, from 0. */
    index: integer('index').primaryKey().generatedAlwaysAsIdentity({ startWith: 0, minValue: 0 }),
    certificateId: uuid('certificate_id')
      .notNull()
      .references(() => certificates.id),
    createdAt: createdAt(),
    revokedAt: timestamptz('revoked_at'),
  },
  (status) => [
    index('credential_statuses_certificate').on(status.certificateId),
    index('credential_statuses_revoked')
      .on(status.index)
      .where(sql`${status.revokedAt} is not null`),
  ],
)
