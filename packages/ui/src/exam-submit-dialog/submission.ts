/** A question of the exam, as far as submitting is concerned. */
export type ExamEntry = {
  readonly id: string
  readonly isAnswered: boolean
}

/** What there is to say before an exam is submitted. */
export type Submission = {
  readonly answered: number
  readonly count: number
  /** The places of the open questions, from 1. */
  readonly open: readonly { readonly id: string; readonly position: number }[]
  /** Whether anything would be sent: at least one answer. */
  readonly maySubmit: boolean
}

/** Sums up an exam before its confirmation (specification §4, Exam; §5: submitting an exam requires confirmation). */
export function submissionOf(entries: readonly ExamEntry[]): Submission {
  const open = entries.flatMap(({ id, isAnswered }, index) =>
    isAnswered ? [] : [{ id, position: index + 1 }],
  )
  const answered = entries.length - open.length
  return { answered, count: entries.length, open, maySubmit: answered > 0 }
}
