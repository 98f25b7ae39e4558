import { storeVersion } from '../learning/exam/exam.queries.ts'
import { accesses } from '../platform/db/schema/access.ts'
import { examAnswers, examAttempts } from '../platform/db/schema/exam-attempt.ts'
import { lessonProgress } from '../platform/db/schema/lesson.ts'
import { daysAfter, daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

const program = 'the-complete-cutter'

// One learner for each state, and six who wait for the review; the exam of Ana Díaz is ready, all other exams are closed.
const candidates = [
  { learner: 'jonas-weber', state: 'ready_for_submission', ago: 1, answered: 5, comment: null },
  { learner: 'camille-laurent', state: 'submitted', ago: 2, answered: 12, comment: null },
  { learner: 'amelie-roux', state: 'submitted', ago: 3, answered: 12, comment: null },
  { learner: 'ben-okafor', state: 'submitted', ago: 2.6, answered: 11, comment: null },
  { learner: 'elena-vidal', state: 'submitted', ago: 1.4, answered: 12, comment: null },
  { learner: 'leila-sadeghi', state: 'submitted', ago: 0.8, answered: 12, comment: null },
  { learner: 'nils-berger', state: 'submitted', ago: 0.2, answered: 10, comment: null },
  {
    learner: 'hannah-brooks',
    state: 'approved',
    ago: 14,
    answered: 12,
    comment: 'A confident exam. Your fringe consultation is a pleasure to read.',
  },
  {
    learner: 'tiago-moreira',
    state: 'rejected',
    ago: 4,
    answered: 9,
    comment: 'A sua linha já é firme. Reveja a elevação e explique melhor a tensão na franja.',
  },
] as const

type Candidate = (typeof candidates)[number]

/** Inserts attempts at the sample exam in every state, with access to its program and finished lessons. */
export async function seedExamAttempts({ db, sample, now }: SeedContext): Promise<void> {
  const exam = sample.exams.find((candidate) => candidate.program === program)
  if (!exam) throw new Error(`the sample has no exam of ${program}`)
  const examId = seedId('exam', program)
  const versionId = await storeVersion(db, examId)
  const courses = sample.programs.find(({ slug }) => slug === program)?.courses ?? []
  for (const candidate of candidates) {
    const { learner, state, ago, comment } = candidate
    const userId = seedId('user', learner)
    const doneAt = daysBefore(now, ago + 1)
    await db.insert(accesses).values({
      id: seedId('access', learner, program),
      userId,
      programId: seedId('program', program),
      startsAt: daysBefore(now, ago + 20),
      endsAt: daysAfter(now, 40 - ago),
      createdAt: daysBefore(now, ago + 20),
    })
    await db.insert(lessonProgress).values(
      courses.flatMap((course) =>
        (sample.courses.find(({ slug }) => slug === course)?.lessons ?? []).map((lesson) => ({
          id: seedId('lesson-progress', learner, 'course', course, lesson.slug),
          userId,
          lessonId: seedId('lesson', 'course', course, lesson.slug),
          doneAt,
          isDoneByHand: true,
        })),
      ),
    )
    const isReviewed = state === 'approved' || state === 'rejected'
    const attemptId = seedId('exam-attempt', learner)
    await db.insert(examAttempts).values({
      id: attemptId,
      examId,
      versionId,
      userId,
      number: 1,
      state,
      startedAt: daysBefore(now, ago + 0.1),
      submittedAt: state === 'ready_for_submission' ? null : daysBefore(now, ago),
      reviewedAt: isReviewed ? daysBefore(now, ago - 1) : null,
      reviewedBy: isReviewed ? seedId('user', 'ines-duarte') : null,
      comment,
    })
    await db
      .insert(examAnswers)
      .values(answersOf(candidate, exam, { attemptId, savedAt: daysBefore(now, ago) }))
  }
}

type SampleExam = Sample['exams'][number]

function answersOf(
  { answered, state }: Candidate,
  { questions }: SampleExam,
  row: { attemptId: string; savedAt: Date },
) {
  return questions
    .slice(0, answered)
    .filter(({ type }) => type !== 'practical')
    .map(({ slug, type, options }, index) => {
      // Those who are rejected choose the last option every other time.
      const isWrong = state === 'rejected' && index % 2 === 0
      const chosen = isWrong ? options.slice(-1) : options.filter(({ correct }) => correct)
      return {
        ...row,
        questionId: seedId('exam-question', program, slug),
        optionIds: chosen.map((option) => seedId('exam-option', program, slug, option.slug)),
        text:
          type === 'text' ? 'Dry first, with a small triangle, hardly any tension, and point cut last.' : '',
        mark: type === 'text' && state === 'approved' ? 85 : null,
      }
    })
}
