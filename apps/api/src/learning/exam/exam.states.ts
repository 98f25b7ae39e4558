import type { ExamState } from '@chignon/contract/learning/exam'
import { defineStates } from '../../platform/state-machine/state-machine.ts'

/** What changes the state of an exam. */
export type ExamEvent =
  | 'finishLessons'
  | 'awaitQuestions'
  | 'addQuestions'
  | 'submit'
  | 'approve'
  | 'reject'
  | 'reopen'
  | 'retake'

/** The states of a learner's exam (EXAM-1). docs/states.md is drawn from this table. */
export const examStates = defineStates<ExamState, ExamEvent>({
  name: 'exam',
  initial: 'not_supported',
  transitions: [
    ['not_supported', 'finishLessons', 'ready_for_submission'],
    // The lessons are done, but the exam has no questions yet.
    ['not_supported', 'awaitQuestions', 'waiting'],
    ['waiting', 'addQuestions', 'ready_for_submission'],
    ['ready_for_submission', 'submit', 'submitted'],
    ['submitted', 'approve', 'approved'],
    ['submitted', 'reject', 'rejected'],
    ['rejected', 'reopen', 'submitted'],
    // A new attempt.
    ['rejected', 'retake', 'ready_for_submission'],
  ],
})
