import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, timestamptz } from './columns.ts'
import { onlineMasterclasses } from './online-masterclass.ts'
import { programs } from './program.ts'
import { qualifications } from './qualification.ts'
import { users } from './user.ts'

/**
 * Certificates: silver for a qualification, gold for a program, premium gold for an online masterclass, each at most once per
 * person. Anyone can verify one by its code.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    code: text('code').notNull().unique(),
    tier: text('tier', { enum: ['silver', 'gold', 'premium_gold'] }).notNull(),
    qualificationId: uuid('qualification_id').references(() => qualifications.id),
    programId: uuid('program_id').references(() => programs.id),
    onlineMasterclassId: uuid('online_masterclass_id').references(() => onlineMasterclasses.id),
    earnedAt: timestamptz('earned_at').notNull().defaultNow(),
  },
  (certificate) => [
    unique('certificates_qualification').on(certificate.userId, certificate.qualificationId),
    unique('certificates_program').on(certificate.userId, certificate.programId),
    unique('certificates_online_masterclass').on(certificate.userId, certificate.onlineMasterclassId),
    index('certificates_user').on(certificate.userId, certificate.earnedAt),
    check(
      'certificates_of',
      sql`case ${certificate.tier}
        when 'silver' then ${certificate.qualificationId} is not null
        when 'gold' then ${certificate.programId} is not null
        else ${certificate.onlineMasterclassId} is not null
      end and num_nonnulls(${certificate.qualificationId}, ${certificate.programId}, ${certificate.onlineMasterclassId}) = 1`,
    ),
  ],
)
