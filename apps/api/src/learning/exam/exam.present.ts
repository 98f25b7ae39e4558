import type { Exam, ExamAttempt, ExamFile, SavedExamAnswer } from '@chignon/contract/learning/exam'
import { localeOf, type Localized } from '@chignon/contract/platform/localized'
import type { Locale } from '@chignon/contract/platform/locale'
import type { AskedQuestion } from '../../platform/db/schema/exam-attempt.ts'
import type { StoredFile } from '../../platform/files/file.queries.ts'
import type { Services } from '../../platform/services.ts'
import { askedQuestions, listAnswers, type AnswerWithFiles, type AttemptRow } from './attempt.queries.ts'
import type { ExamRow } from './exam.queries.ts'
import { examStateOf, retakeAtOf, startRefusalOf } from './exam.rules.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'files'>

/** Who reads an attempt. The addresses of its files work for this person alone. */
export type AttemptReader = { viewer: { id: string }; locale: Locale }

/** Maps an exam to the fields its learner sees. `attempts` are theirs, newest first. */
export async function presentExam(
  services: Parts,
  exam: ExamRow,
  attempts: AttemptRow[],
  reader: AttemptReader,
): Promise<Exam> {
  const now = services.clock()
  const [last] = attempts
  const open = attempts.find(({ reviewedAt }) => reviewedAt === null)
  const reviewed = attempts.find(({ reviewedAt }) => reviewedAt !== null)
  const refusal = startRefusalOf(exam, last, now)
  return {
    id: exam.id,
    program: exam.program,
    state: examStateOf(exam, last),
    is_bought: exam.accessEndsAt !== null,
    has_expired: exam.accessEndsAt !== null && exam.accessEndsAt <= now,
    pass_percent: exam.passPercent,
    questions_count: exam.questionsCount,
    lessons_left: exam.lessonsLeft,
    attempts_used: last?.number ?? 0,
    max_attempts: exam.maxAttempts,
    can_start: refusal === null && open === undefined,
    retake_at: refusal === 'tooEarly' ? (retakeAtOf(exam, last)?.toISOString() ?? null) : null,
    certificate_code: exam.certificateCode,
    attempt: open ? await presentAttempt(services, open, reader) : null,
    result: reviewed ? await presentAttempt(services, reviewed, reader) : null,
  }
}

async function presentAttempt(
  services: Parts,
  attempt: AttemptRow,
  reader: AttemptReader,
): Promise<ExamAttempt> {
  const { db } = services
  const [questions, answers] = await Promise.all([
    askedQuestions(db(), attempt),
    listAnswers(db(), attempt.id),
  ])
  const isReviewed = attempt.reviewedAt !== null
  const shown = await Promise.all(answers.map((answer) => presentAnswer(services, answer, reader)))
  return {
    ...attemptFields(attempt),
    comment: isReviewed ? attempt.comment : null,
    questions: questions.map((question) => presentQuestion(question, reader.locale)),
    // Until the result is online, nothing of the review is shown.
    answers: isReviewed ? shown : shown.map(withoutReview),
  }
}

function withoutReview(answer: SavedExamAnswer): SavedExamAnswer {
  return { ...answer, comment: null, files: answer.files.map((file) => ({ ...file, drawing: [] })) }
}

/** What learners and examiners see of an attempt itself. */
export function attemptFields(attempt: AttemptRow) {
  return {
    id: attempt.id,
    number: attempt.number,
    state: attempt.state,
    started_at: attempt.startedAt.toISOString(),
    submitted_at: attempt.submittedAt?.toISOString() ?? null,
    reviewed_at: attempt.reviewedAt?.toISOString() ?? null,
  }
}

/** Maps a question to what is asked, without the right options (EXAM-10). */
export function presentQuestion({ id, type, prompt, options }: AskedQuestion, locale: Locale) {
  const inLocale = (texts: Localized) => texts[localeOf(texts, locale)] ?? ''
  return {
    id,
    type,
    prompt: inLocale(prompt),
    options: options.map((option) => ({
      id: option.id,
      text: inLocale(option.text),
      coiffure: option.coiffure,
    })),
  }
}

/** Maps an answer with its files and what the examiner wrote about it. */
export async function presentAnswer(
  services: Pick<Parts, 'files'>,
  { questionId, optionIds, text, files, comment }: AnswerWithFiles,
  reader: AttemptReader,
): Promise<SavedExamAnswer> {
  return {
    question_id: questionId,
    option_ids: optionIds,
    text,
    files: await Promise.all(files.map((row) => presentExamFile(services, row, reader))),
    comment,
  }
}

/** Maps a photograph or a clip. */
export async function presentExamFile(
  { files }: Pick<Parts, 'files'>,
  { link, file, sizes }: AnswerWithFiles['files'][number],
  { viewer }: Pick<AttemptReader, 'viewer'>,
): Promise<ExamFile> {
  // Examining a set of photographs takes longer than the default.
  const addressOf = (stored: StoredFile) => files.url(stored, { viewer, minutes: 120 })
  const url = await addressOf(file)
  const smaller = await Promise.all(sizes.map(async (size) => `${await addressOf(size.file)} ${size.width}w`))
  return {
    id: file.id,
    name: file.name,
    type: file.type,
    bytes: file.bytes,
    width: link.width,
    height: link.height,
    url,
    srcset: link.width === null ? '' : [...smaller, `${url} ${link.width}w`].join(', '),
    drawing: link.drawing,
  }
}
