import { expect, test } from 'vitest'
import { examStates, isCertified, isSilent, mayTakeExam } from './exam-state.ts'

test('an exam is taken when it is ready, and again after it was rejected', () => {
  expect(examStates.filter(mayTakeExam)).toEqual(['ready_for_submission', 'rejected'])
})

test('one state awards, one is silent', () => {
  expect(examStates.filter(isCertified)).toEqual(['approved'])
  expect(examStates.filter(isSilent)).toEqual(['waiting'])
})
