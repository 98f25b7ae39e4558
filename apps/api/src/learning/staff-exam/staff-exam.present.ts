import type { Locale } from '@chignon/contract/platform/locale'
import type { StaffExam, StaffExamCard } from '@chignon/contract/learning/staff-exam'
import { askedQuestions, listAnswers } from '../exam/attempt.queries.ts'
import { attemptFields, presentAnswer, presentQuestion } from '../exam/exam.present.ts'
import { scoreOf, suggestedMark } from '../exam/exam.rules.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import type { listReviews, ReviewPerson, ReviewRow } from './staff-exam.queries.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'

type CardRow = Awaited<ReturnType<typeof listReviews>>['rows'][number]

const presentPerson = ({ id, firstName, lastName }: Omit<ReviewPerson, 'email'>) => ({
  id,
  full_name: fullNameOf({ firstName, lastName }),
})

const presentLearner = (learner: ReviewPerson) => ({ ...presentPerson(learner), email: learner.email })

/** Maps an attempt to a card of the queue. */
export function presentReviewCard({ attempt, program, learner }: CardRow): StaffExamCard {
  return {
    id: attempt.id,
    state: attempt.state,
    number: attempt.number,
    program,
    learner: presentLearner(learner),
    submitted_at: attempt.submittedAt?.toISOString() ?? null,
  }
}

/** Maps a submitted attempt to what examiners see. */
export async function presentReview(
  services: Pick<Services, 'db' | 'files'>,
  { attempt, passPercent, program, learner, examiner }: ReviewRow,
  reader: { viewer: Member; locale: Locale },
): Promise<StaffExam> {
  const { db } = services
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
  }
}
