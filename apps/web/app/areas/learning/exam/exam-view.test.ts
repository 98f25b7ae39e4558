import type { ExamAttempt } from '@chignon/contract/learning/exam'
import { expect, test } from 'vitest'
import { firstOpenPosition, hasAnswer, queryOf, viewOf } from './exam-view.ts'

const answer = { option_ids: [], text: '', files: [], comment: null }
const question = (id: string) => ({ id, type: 'text' as const, prompt: id, options: [] })
const attempt: ExamAttempt = {
  id: 'x',
  number: 1,
  state: 'ready_for_submission',
  started_at: '2027-01-01T00:00:00Z',
  submitted_at: null,
  reviewed_at: null,
  comment: null,
  questions: [question('a'), question('b')],
  answers: [{ ...answer, question_id: 'a', text: 'So.' }],
}
const query = (text: string) => new URLSearchParams(text)

test('the address selects a question, the review, or the overview', () => {
  expect(viewOf({ attempt }, query('question=2'))).toEqual({ kind: 'question', position: 2 })
  expect(viewOf({ attempt }, query('question=review'))).toEqual({ kind: 'review' })
  for (const wanted of ['', 'question=0', 'question=3', 'question=1.5', 'question=x'])
    expect(viewOf({ attempt }, query(wanted))).toEqual({ kind: 'overview' })
})

test('no question is shown once the exam is submitted', () => {
  const submitted: ExamAttempt = { ...attempt, state: 'submitted' }
  expect(viewOf({ attempt: submitted }, query('question=1'))).toEqual({ kind: 'overview' })
  expect(viewOf({ attempt: null }, query('question=1'))).toEqual({ kind: 'overview' })
})

test('after the last question comes the review', () => {
  expect([queryOf(0, 2), queryOf(2, 2), queryOf(3, 2)]).toEqual([
    '?question=1',
    '?question=2',
    '?question=review',
  ])
})

test('continues with the first open question; blanks are no answer', () => {
  expect(firstOpenPosition(attempt)).toBe(2)
  expect(hasAnswer({ ...answer, text: ' \n' })).toBe(false)
  expect(hasAnswer(undefined)).toBe(false)
})
