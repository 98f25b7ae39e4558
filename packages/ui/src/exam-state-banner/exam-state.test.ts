import { expect, test } from 'vitest'
import { examStates, isCertified, isSilent, mayTakeExam } from './exam-state.ts'

test('can be taken when ready and again after a rejection', () => {
  expect(examStates.filter(mayTakeExam)).toEqual(['ready_for_submission', 'rejected'])
})

test('only approved awards the certificate, only waiting is silent', () => {
  expect(examStates.filter(isCertified)).toEqual(['approved'])
  expect(examStates.filter(isSilent)).toEqual(['waiting'])
})
