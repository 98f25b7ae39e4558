/** Where the learner stands with an exam (specification §4, Exam). */
export const examStates = [
  'not_supported',
  'ready_for_submission',
  'submitted',
  'approved',
  'rejected',
  'waiting',
] as const

export type ExamState = (typeof examStates)[number]

/** Whether the exam may be taken: once all lessons are finished, and again after it was rejected. */
export const mayTakeExam = (state: ExamState): boolean =>
  state === 'ready_for_submission' || state === 'rejected'

/** Whether the certificate is awarded. */
export const isCertified = (state: ExamState): boolean => state === 'approved'

/** Whether there is nothing to say yet: the banner's text stays empty. */
export const isSilent = (state: ExamState): boolean => state === 'waiting'
