import type { ExamAnswer } from '@chignon/contract/learning/exam'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { askedQuestions, saveAnswers, type AttemptRow } from './attempt.queries.ts'
import { examMessages } from './exam.messages.ts'
import { storableAnswer } from './exam.rules.ts'

type Given = { attempt: AttemptRow; answers: ExamAnswer[]; fail: Fail<'invalid'> }

/** Saves answers of a locked attempt (EXAM-5). Ends the call with 422 if one does not match what was asked. */
export async function storeAnswers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { attempt, answers, fail }: Given,
): Promise<Date> {
  const questions = await askedQuestions(db(), attempt)
  const notAsked = (index: number) => fail(422, { errors: { [`answers.${index}`]: [examMessages.notAsked] } })
  const byQuestion = new Map(
    answers.map((answer, index) => {
      const question = questions.find(({ id }) => id === answer.question_id) ?? notAsked(index)
      const stored = storableAnswer(question, answer) ?? notAsked(index)
      return [question.id, { questionId: question.id, ...stored }] as const
    }),
  )
  const savedAt = clock()
  await saveAnswers(db(), attempt.id, [...byQuestion.values()], savedAt)
  return savedAt
}
