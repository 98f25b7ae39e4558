/** The states of an exam from the learner's point of view. */
export const examStates = [
  'not_supported',
  'ready_for_submission',
  'submitted',
  'approved',
  'rejected',
  'waiting',
] as const

export type ExamState = (typeof examStates)[number]

/** Whether the exam may be taken: after all lessons are finished, and again after a rejection. */
export const mayTakeExam = (state: ExamState): boolean =>
  state === 'ready_for_submission' || state === 'rejected'

/** Whether the certificate is awarded. */
export const isCertified = (state: ExamState): boolean => state === 'approved'

/** Whether the banner is empty because the state is not known yet. */
export const isSilent = (state: ExamState): boolean => state === 'waiting'
