import { examQuestionTypes } from '@chignon/contract/learning/exam'
import { boolean, check, index, integer, pgTable, sql, text, unique, uuid } from '../drizzle.ts'
import { id, localized, position } from './columns.ts'
import { programs } from './program.ts'

/** The exam at the end of a program. */
export const exams = pgTable(
  'exams',
  {
    id: id(),
    programId: uuid('program_id')
      .notNull()
      .unique()
      .references(() => programs.id, { onDelete: 'cascade' }),
    passPercent: integer('pass_percent').notNull().default(70),
    maxAttempts: integer('max_attempts').notNull().default(3),
    /** How long after a rejection it cannot be taken again. */
    retakeHours: integer('retake_hours').notNull().default(24),
  },
  (exam) => [check('exams_limits', sql`${exam.maxAttempts} > 0 and ${exam.retakeHours} >= 0`)],
)

/** Its questions, in order. */
export const examQuestions = pgTable(
  'exam_questions',
  {
    id: id(),
    examId: uuid('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    position: position(),
    slug: text('slug').notNull(),
    type: text('type', { enum: examQuestionTypes }).notNull(),
    prompt: localized('prompt'),
  },
  (question) => [
    unique('exam_questions_slug').on(question.examId, question.slug),
    index('exam_questions_exam').on(question.examId, question.position),
  ],
)

/** The options of a question; none for one with a written answer. */
export const examOptions = pgTable(
  'exam_options',
  {
    id: id(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => examQuestions.id, { onDelete: 'cascade' }),
    position: position(),
    slug: text('slug').notNull(),
    text: localized('text'),
    /** The drawing of the option in a picture question. */
    coiffure: text('coiffure'),
    isCorrect: boolean('is_correct').notNull().default(false),
  },
  (option) => [
    unique('exam_options_slug').on(option.questionId, option.slug),
    index('exam_options_question').on(option.questionId, option.position),
  ],
)
