/** The fields of a question that the submission needs. */
export type ExamEntry = {
  readonly id: string
  readonly isAnswered: boolean
}

/** A summary before an exam is submitted. */
export type Submission = {
  readonly answered: number
  readonly count: number
  /** The open questions with their numbers, starting at 1. */
  readonly open: readonly { readonly id: string; readonly position: number }[]
  /** Whether there is at least one answer. */
  readonly maySubmit: boolean
}

/** Summarizes an exam for its confirmation; submitting an exam requires confirmation. */
export function submissionOf(entries: readonly ExamEntry[]): Submission {
  const open = entries.flatMap(({ id, isAnswered }, index) =>
    isAnswered ? [] : [{ id, position: index + 1 }],
  )
  const answered = entries.length - open.length
  return { answered, count: entries.length, open, maySubmit: answered > 0 }
}
