import { expect, test } from 'vitest'
import { scoreSoFar } from './score-so-far.ts'

const question = (id: string) => ({
  id,
  type: 'text' as const,
  prompt: id,
  options: [],
  correct_option_ids: [],
})
const answer = (id: string, mark: number | null, suggested: number | null = null) => ({
  question_id: id,
  option_ids: [],
  text: '',
  files: [],
  comment: null,
  mark,
  suggested_mark: suggested,
})
const none = { marks: {}, comments: {}, drawings: {} }
const draft = (value: number | null) => ({ value, base: null, isSaved: false })

test('a question counts its mark, else what its options deserve, else nothing if it was left open', () => {
  const exam = {
    questions: ['a', 'b', 'c'].map(question),
    answers: [answer('a', 80), answer('b', null, 100)],
  }
  expect(scoreSoFar(exam, none)).toEqual({ score: 60, open: [] })
})

test('written answers without a mark are open, and the score is that of the others', () => {
  const exam = { questions: ['a', 'b'].map(question), answers: [answer('a', 75), answer('b', null)] }
  expect(scoreSoFar(exam, none)).toEqual({ score: 75, open: [2] })
})

test('typed marks count at once, and an emptied one is open again', () => {
  const exam = { questions: ['a', 'b'].map(question), answers: [answer('a', null), answer('b', 50)] }
  expect(scoreSoFar(exam, { ...none, marks: { a: draft(81) } })).toEqual({ score: 65, open: [] })
  expect(scoreSoFar(exam, { ...none, marks: { a: draft(null), b: draft(null) } })).toEqual({
    score: null,
    open: [1, 2],
  })
})
