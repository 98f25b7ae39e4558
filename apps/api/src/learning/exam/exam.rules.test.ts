import { expect, test } from 'vitest'
import type { AskedQuestion } from '../../platform/db/schema/exam-attempt.ts'
import { testNow } from '../../testing/test-now.ts'
import {
  examStateOf,
  retakeAtOf,
  scoreOf,
  startRefusalOf,
  storableAnswer,
  suggestedMark,
} from './exam.rules.ts'

const hours = (count: number) => new Date(testNow.getTime() + count * 60 * 60 * 1000)
const facts = {
  maxAttempts: 2,
  retakeHours: 24,
  questionsCount: 3,
  lessonsTotal: 5,
  lessonsLeft: 0,
  accessEndsAt: hours(100),
}
const rejected = (number: number) => ({ number, state: 'rejected' as const, reviewedAt: testNow })
const question = (type: AskedQuestion['type'], correct: string[] = []): AskedQuestion => ({
  id: crypto.randomUUID(),
  type,
  prompt: { en: 'Why?' },
  options:
    type === 'text' || type === 'practical'
      ? []
      : ['a', 'b', 'c'].map((id) => ({
          id,
          text: { en: id },
          coiffure: null,
          isCorrect: correct.includes(id),
        })),
})

test('is not supported with lessons left, without lessons or access, and waits without questions', () => {
  expect(examStateOf({ ...facts, lessonsLeft: 1 }, undefined)).toBe('not_supported')
  expect(examStateOf({ ...facts, lessonsTotal: 0 }, undefined)).toBe('not_supported')
  expect(examStateOf({ ...facts, accessEndsAt: null }, undefined)).toBe('not_supported')
  expect(examStateOf({ ...facts, questionsCount: 0 }, undefined)).toBe('waiting')
  expect(examStateOf(facts, undefined)).toBe('ready_for_submission')
  expect(examStateOf({ ...facts, lessonsLeft: 1 }, { state: 'approved' })).toBe('approved')
})

test.each([
  [{ accessEndsAt: null }, undefined, 'notBought'],
  [{ accessEndsAt: hours(-1) }, undefined, 'expired'],
  [{ lessonsLeft: 2 }, undefined, 'lessonsLeft'],
  [{ lessonsTotal: 0 }, undefined, 'noLessons'],
  [{ lessonsTotal: 0 }, rejected(1), 'noLessons'],
  [{ questionsCount: 0 }, undefined, 'noQuestions'],
  [{}, { number: 1, state: 'submitted' as const, reviewedAt: null }, 'submitted'],
  [{}, { number: 1, state: 'approved' as const, reviewedAt: testNow }, 'approved'],
  [{}, rejected(1), 'tooEarly'],
  [{}, rejected(2), 'noAttemptsLeft'],
  [{ retakeHours: 0 }, rejected(1), null],
  [{}, undefined, null],
  // Lessons that were unpublished or added since do not stop an attempt.
  [{ lessonsTotal: 0 }, { number: 1, state: 'ready_for_submission' as const, reviewedAt: null }, null],
  [{ lessonsLeft: 1 }, { number: 1, state: 'ready_for_submission' as const, reviewedAt: null }, null],
])('with %j after %j the refusal is %s', (changed, last, refusal) => {
  expect(startRefusalOf({ ...facts, ...changed }, last, testNow)).toBe(refusal)
})

test('can be taken again 24 hours after a rejection', () => {
  expect(retakeAtOf(facts, rejected(1))).toEqual(hours(24))
  expect(startRefusalOf(facts, rejected(1), hours(24))).toBeNull()
  expect(retakeAtOf(facts, rejected(2))).toBeNull()
})

test('stores what the kind of question has, and no option of another question', () => {
  expect(storableAnswer(question('text'), { question_id: 'q', text: ' so ' })).toEqual({
    optionIds: [],
    text: ' so ',
  })
  expect(storableAnswer(question('multiple'), { question_id: 'q', option_ids: ['a', 'b', 'a'] })).toEqual({
    optionIds: ['a', 'b'],
    text: '',
  })
  expect(storableAnswer(question('single'), { question_id: 'q', option_ids: ['a', 'b'] })).toBeNull()
  expect(storableAnswer(question('single'), { question_id: 'q', option_ids: ['z'] })).toBeNull()
})

test('suggests full marks only for exactly the right options, and none without options', () => {
  const multiple = question('multiple', ['a', 'b'])
  expect(suggestedMark(multiple, ['b', 'a'])).toBe(100)
  expect(suggestedMark(multiple, ['a'])).toBe(0)
  expect(suggestedMark(multiple, ['a', 'b', 'c'])).toBe(0)
  expect(suggestedMark(question('text'), [])).toBeNull()
})

test('the score is the mean of all questions, of which open ones count 0; unknown until all answers are marked', () => {
  const questions = [question('single', ['a']), question('text'), question('text')]
  const [single, text] = questions.map(({ id }) => id)
  const answers = [
    { questionId: single ?? '', optionIds: ['a'], mark: null },
    { questionId: text ?? '', optionIds: [], mark: null },
  ]
  expect(scoreOf(questions, answers)).toBeNull()
  expect(
    scoreOf(
      questions,
      answers.map((answer) => ({ ...answer, mark: 50 })),
    ),
  ).toBe(33)
  expect(scoreOf(questions, answers.slice(0, 1))).toBe(33)
})
