import { examAttemptStates, type ExamQuestionType, type ExamStroke } from '@chignon/contract/learning/exam'
import type { Localized } from '@chignon/contract/platform/localized'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../drizzle.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { exams } from './exam.ts'
import { files } from './file.ts'
import { users } from './user.ts'

/** A question as it was asked, in all its languages. */
export type AskedQuestion = {
  id: string
  type: ExamQuestionType
  prompt: Localized
  options: { id: string; text: Localized; coiffure: string | null; isCorrect: boolean }[]
}

/** The questions of an exam at one time, which never change: attempts refer to what they were asked (EXAM-14). */
export const examVersions = pgTable(
  'exam_versions',
  {
    id: id(),
    examId: uuid('exam_id')
      .notNull()
      .references(() => exams.id),
    questions: jsonb('questions').$type<AskedQuestion[]>().notNull(),
    /** The SHA-256 of the questions, so that equal ones are stored once. */
    digest: text('digest').notNull(),
    createdAt: createdAt(),
  },
  (version) => [unique('exam_versions_once').on(version.examId, version.digest)],
)

/** The attempts of learners. The state changes only by the table in `exam.states.ts`. */
export const examAttempts = pgTable(
  'exam_attempts',
  {
    id: id(),
    examId: uuid('exam_id')
      .notNull()
      .references(() => exams.id),
    versionId: uuid('version_id')
      .notNull()
      .references(() => examVersions.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** From 1. */
    number: integer('number').notNull(),
    state: text('state', { enum: examAttemptStates }).notNull().default('ready_for_submission'),
    /** Increases with each change by an examiner (EXAM-19). */
    revision: integer('revision').notNull().default(0),
    startedAt: timestamptz('started_at').notNull(),
    submittedAt: timestamptz('submitted_at'),
    reviewedAt: timestamptz('reviewed_at'),
    reviewedBy: uuid('reviewed_by').references(() => users.id),
    /** What the examiner wrote about the whole. */
    comment: text('comment'),
    /** Who reviews it at the moment (EXAM-23). */
    claimedBy: uuid('claimed_by').references(() => users.id),
    claimedAt: timestamptz('claimed_at'),
    /** When they gave their last sign of life. */
    claimSeenAt: timestamptz('claim_seen_at'),
  },
  (attempt) => [
    unique('exam_attempts_number').on(attempt.userId, attempt.examId, attempt.number),
    uniqueIndex('exam_attempts_open')
      .on(attempt.userId, attempt.examId)
      .where(sql`${attempt.state} in ('ready_for_submission', 'submitted')`),
    index('exam_attempts_queue').on(attempt.state, attempt.submittedAt, attempt.id),
    index('exam_attempts_exam').on(attempt.examId, attempt.state, attempt.submittedAt),
    index('exam_attempts_version').on(attempt.versionId),
    index('exam_attempts_examiner').on(attempt.reviewedBy),
    index('exam_attempts_claim')
      .on(attempt.claimedBy)
      .where(sql`${attempt.claimedBy} is not null`),
    check(
      'exam_attempts_claimed',
      sql`num_nulls(${attempt.claimedBy}, ${attempt.claimedAt}, ${attempt.claimSeenAt}) in (0, 3)`,
    ),
    check(
      'exam_attempts_submitted',
      sql`(${attempt.state} = 'ready_for_submission') = (${attempt.submittedAt} is null)`,
    ),
    check(
      'exam_attempts_reviewed',
      sql`(${attempt.state} in ('approved', 'rejected')) = (${attempt.reviewedAt} is not null)`,
    ),
  ],
)

/** The answers of an attempt, as last saved (EXAM-5). */
export const examAnswers = pgTable(
  'exam_answers',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => examAttempts.id, { onDelete: 'cascade' }),
    /** The id of an asked question. */
    questionId: uuid('question_id').notNull(),
    optionIds: uuid('option_ids').array().notNull().default([]),
    text: text('text').notNull().default(''),
    savedAt: timestamptz('saved_at').notNull(),
    /** In percent; null until an examiner marked it. */
    mark: integer('mark'),
    comment: text('comment'),
  },
  (answer) => [
    primaryKey({ columns: [answer.attemptId, answer.questionId] }),
    check('exam_answers_mark', sql`${answer.mark} between 0 and 100`),
  ],
)

/** What examiners tell each other about an attempt (EXAM-24). */
export const examNotes = pgTable(
  'exam_notes',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => examAttempts.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (note) => [
    index('exam_notes_attempt').on(note.attemptId, note.createdAt, note.id),
    index('exam_notes_author').on(note.authorId),
  ],
)

/** Texts that examiners use again in their comments (EXAM-25). */
export const examTexts = pgTable(
  'exam_texts',
  {
    id: uuid('id').primaryKey(),
    /** Null if all examiners share it. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (examText) => [index('exam_texts_owner').on(examText.ownerId)],
)

/** The photographs and clips of practical answers (EXAM-16). */
export const examFiles = pgTable(
  'exam_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    attemptId: uuid('attempt_id').notNull(),
    questionId: uuid('question_id').notNull(),
    /** In pixels; null for a clip. */
    width: integer('width'),
    height: integer('height'),
    createdAt: timestamptz('created_at').notNull(),
    /** What an examiner drew over the photograph (EXAM-20). */
    drawing: jsonb('drawing').$type<ExamStroke[]>().notNull().default([]),
  },
  (file) => [
    foreignKey({
      columns: [file.attemptId, file.questionId],
      foreignColumns: [examAnswers.attemptId, examAnswers.questionId],
    }).onDelete('cascade'),
    index('exam_files_answer').on(file.attemptId, file.questionId, file.createdAt),
  ],
)

/** The smaller sizes of photographs, which pages show. */
export const examPhotographSizes = pgTable(
  'exam_photograph_sizes',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    photographId: uuid('photograph_id')
      .notNull()
      .references(() => examFiles.fileId, { onDelete: 'cascade' }),
    /** In pixels. */
    width: integer('width').notNull(),
  },
  (size) => [unique('exam_photograph_sizes_width').on(size.photographId, size.width)],
)
