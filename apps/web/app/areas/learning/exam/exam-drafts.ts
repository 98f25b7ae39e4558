import type { ExamAttempt, ExamFile, SavedExamAnswer } from '@chignon/contract/learning/exam'

/** The answers of this page by question, which may be newer than the loader's. */
export type ExamDrafts = Readonly<Record<string, SavedExamAnswer>>

/** The drafts of an attempt as it was loaded. */
export function draftsOf({ answers }: Pick<ExamAttempt, 'answers'>): ExamDrafts {
  return Object.fromEntries(answers.map((answer) => [answer.question_id, answer]))
}

/** The draft of a question; empty if there is none. */
export function draftOf(drafts: ExamDrafts, questionId: string): SavedExamAnswer {
  return drafts[questionId] ?? { question_id: questionId, option_ids: [], text: '', files: [], comment: null }
}

/** The drafts after one has changed. */
export function changeDraft(
  drafts: ExamDrafts,
  questionId: string,
  change: Partial<Pick<SavedExamAnswer, 'option_ids' | 'text'>>,
): ExamDrafts {
  return { ...drafts, [questionId]: { ...draftOf(drafts, questionId), ...change } }
}

/** The drafts after a file was uploaded. */
export function addDraftFile(drafts: ExamDrafts, questionId: string, file: ExamFile): ExamDrafts {
  const draft = draftOf(drafts, questionId)
  return { ...drafts, [questionId]: { ...draft, files: [...draft.files, file] } }
}

/** The drafts after a file was removed. */
export function removeDraftFile(drafts: ExamDrafts, questionId: string, fileId: string): ExamDrafts {
  const draft = draftOf(drafts, questionId)
  return { ...drafts, [questionId]: { ...draft, files: draft.files.filter(({ id }) => id !== fileId) } }
}
