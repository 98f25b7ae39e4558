import { moderationActions } from '@chignon/contract/community/moderation-action'
import { locales } from '@chignon/contract/platform/locale'
import { platformReasons, reportReasons, reportSubjectTypes } from '@chignon/contract/community/report'
import { textStates } from '@chignon/contract/community/text-state'
import { check, index, pgTable, primaryKey, sql, text, unique, uuid } from '../drizzle.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { users } from './user.ts'

/** Reports for moderators: by a person, once about each thing, or by the platform (MODERATION-3). */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    /** Null for a report of the platform, or of a person who is gone. */
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    subjectType: text('subject_type', { enum: reportSubjectTypes }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    reason: text('reason', { enum: [...reportReasons, ...platformReasons] }).notNull(),
    text: text('text'),
    createdAt: createdAt(),
    /** When a moderator decided about the subject. */
    resolvedAt: timestamptz('resolved_at'),
    /** When staff were mailed about it. */
    mailedAt: timestamptz('mailed_at'),
  },
  (report) => [
    unique('reports_once').on(report.reporterId, report.subjectType, report.subjectId),
    index('reports_subject').on(report.subjectType, report.subjectId),
    index('reports_open')
      .on(report.createdAt)
      .where(sql`${report.resolvedAt} is null`),
    index('reports_unmailed')
      .on(report.createdAt)
      .where(sql`${report.mailedAt} is null`),
    index('reports_mailed').on(report.mailedAt),
  ],
)

/** Whom a person has muted: their texts are collapsed (MODERATION-7). */
export const mutedPeople = pgTable(
  'muted_people',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mutedId: uuid('muted_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.mutedId] }),
    index('muted_people_muted').on(row.mutedId),
    check('muted_people_other', sql`${row.userId} <> ${row.mutedId}`),
  ],
)

/** People who may not write in the community for some time, or for ever (MODERATION-8). */
export const suspensions = pgTable(
  'suspensions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    /** Null: for ever. */
    endsAt: timestamptz('ends_at'),
    /** When a moderator ended it before its time. */
    liftedAt: timestamptz('lifted_at'),
  },
  (suspension) => [index('suspensions_user').on(suspension.userId, suspension.startsAt.desc())],
)

/** The words and phrases that hold a text, by the language they belong to (MODERATION-2). */
export const listedWords = pgTable(
  'listed_words',
  {
    id: id(),
    locale: text('locale', { enum: locales }).notNull(),
    word: text('word').notNull(),
    createdAt: createdAt(),
  },
  (row) => [unique('listed_words_word').on(row.locale, row.word)],
)

/** What moderators decided, and what it was before: their history, that of an author, and what can be undone (MODERATION-5). */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: id(),
    subjectType: text('subject_type', { enum: reportSubjectTypes }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Who wrote the text, or the person themselves. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'cascade' }),
    action: text('action', { enum: moderationActions }).notNull(),
    /** Null for a person. */
    stateBefore: text('state_before', { enum: textStates }),
    stateAfter: text('state_after', { enum: textStates }),
    note: text('note'),
    /** Until when a person is suspended; null: for ever. */
    endsAt: timestamptz('ends_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamptz('decided_at').notNull(),
    /** When the moderator took it back (MODERATION-12). */
    undoneAt: timestamptz('undone_at'),
  },
  (decision) => [
    index('moderation_decisions_latest').on(decision.decidedAt.desc(), decision.id),
    index('moderation_decisions_subject').on(
      decision.subjectType,
      decision.subjectId,
      decision.decidedAt.desc(),
    ),
    index('moderation_decisions_author').on(decision.authorId, decision.decidedAt.desc()),
    index('moderation_decisions_decider').on(decision.decidedBy, decision.decidedAt.desc()),
  ],
)

/** Who is deciding about a case, until they are done or too long (MODERATION-11). */
export const moderationClaims = pgTable(
  'moderation_claims',
  {
    subjectType: text('subject_type', { enum: reportSubjectTypes }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    claimedUntil: timestamptz('claimed_until').notNull(),
  },
  (claim) => [
    primaryKey({ columns: [claim.subjectType, claim.subjectId] }),
    index('moderation_claims_user').on(claim.userId),
  ],
)
