import type { Locale } from '@chignon/contract/platform/locale'
import type { ExamClaim, ExamNote, StaffExam, StaffExamCard } from '@chignon/contract/learning/staff-exam'
import { askedQuestions, listAnswers } from '../exam/attempt.queries.ts'
import { attemptFields, presentAnswer, presentQuestion } from '../exam/exam.present.ts'
import { scoreOf, suggestedMark } from '../exam/exam.rules.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import type { ClaimRow } from './exam-claim.queries.ts'
import { claimEndsAt } from './exam-claim.rules.ts'
import { listNotes, type NoteRow } from './exam-note.queries.ts'
import type { listReviews, ReviewPerson, ReviewRow } from './staff-exam.queries.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'

type CardRow = Awaited<ReturnType<typeof listReviews>>['rows'][number]

const presentPerson = ({ id, firstName, lastName }: Omit<ReviewPerson, 'email'>) => ({
  id,
  full_name: fullNameOf({ firstName, lastName }),
})

const presentLearner = (learner: ReviewPerson) => ({ ...presentPerson(learner), email: learner.email })

/** Maps the claim of an attempt. */
export function presentClaim(
  { claimedAt, seenAt }: ClaimRow,
  claimer: Omit<ReviewPerson, 'email'>,
): ExamClaim {
  return {
    by: presentPerson(claimer),
    since: claimedAt.toISOString(),
    ends_at: claimEndsAt(seenAt).toISOString(),
  }
}

function presentCurrentClaim(
  { attempt: { claimedAt, claimSeenAt: seenAt }, claimer }: Pick<ReviewRow, 'attempt' | 'claimer'>,
  now: Date,
): ExamClaim | null {
  if (!claimer || !claimedAt || !seenAt || claimEndsAt(seenAt) <= now) return null
  return presentClaim({ claimedAt, seenAt }, claimer)
}

/** Maps a note for other examiners. */
export function presentNote({ id, author, text, createdAt }: NoteRow): ExamNote {
  return { id, author: presentPerson(author), text, created_at: createdAt.toISOString() }
}

/** Maps an attempt to a card of the queue. */
export function presentReviewCard({ attempt, program, learner, claimer }: CardRow, now: Date): StaffExamCard {
  return {
    id: attempt.id,
    state: attempt.state,
    number: attempt.number,
    program,
    learner: presentLearner(learner),
    submitted_at: attempt.submittedAt?.toISOString() ?? null,
    claim: presentCurrentClaim({ attempt, claimer }, now),
  }
}

/** Maps a submitted attempt to what examiners see. */
export async function presentReview(
  services: Pick<Services, 'db' | 'clock' | 'files'>,
  { attempt, passPercent, program, learner, examiner, claimer }: ReviewRow,
  reader: { viewer: Member; locale: Locale },
): Promise<StaffExam> {
  const { db, clock } = services
  const questions = await askedQuestions(db(), attempt)
  const answers = await listAnswers(db(), attempt.id)
  return {
    ...attemptFields(attempt),
    comment: attempt.comment,
    program,
    learner: presentLearner(learner),
    reviewed_by: examiner ? presentPerson(examiner) : null,
    questions: questions.map((question) => ({
      ...presentQuestion(question, reader.locale),
      correct_option_ids: question.options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id),
    })),
    answers: await Promise.all(
      answers.map(async (answer) => {
        const question = questions.find(({ id }) => id === answer.questionId)
        return {
          ...(await presentAnswer(services, answer, reader)),
          mark: answer.mark,
          suggested_mark: question ? suggestedMark(question, answer.optionIds) : null,
        }
      }),
    ),
    pass_percent: passPercent,
    score: scoreOf(questions, answers),
    revision: attempt.revision,
    claim: presentCurrentClaim({ attempt, claimer }, clock()),
    // Who is a learner here is none of those whom they are for.
    notes: learner.id === reader.viewer.id ? [] : (await listNotes(db(), attempt.id)).map(presentNote),
  }
}
