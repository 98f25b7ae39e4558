import type { ExamStroke } from '@chignon/contract/learning/exam'
import type { StaffExam } from '@chignon/contract/learning/staff-exam'

/** What the examiner typed into one field. */
export type Draft<Value> = {
  value: Value
  /** What the server had when it was typed, or has since it was saved. */
  base: Value
  isSaved: boolean
  /** What another examiner wrote there meanwhile, until one of both is chosen. */
  theirs?: Value | undefined
}

/** The lines over a photograph. */
export type Drawing = readonly ExamStroke[]

/** The typed fields of one kind by question, or the drawings by file. */
export type Drafts<Value> = Readonly<Record<string, Draft<Value>>>

export type ReviewDrafts = {
  marks: Drafts<number | null>
  comments: Drafts<string>
  drawings: Drafts<Drawing>
}

/** What changed in one field of a question. */
export type AnswerChange = { questionId: string } & (
  | { field: 'mark'; value: number | null }
  | { field: 'comment'; value: string }
)

/** What changed in the lines over a photograph. */
export type DrawingChange = { field: 'drawing'; fileId: string; value: Drawing }

export type ReviewChange = AnswerChange | DrawingChange

/** A field of a question. */
export type ReviewField = Pick<AnswerChange, 'questionId' | 'field'>

type Marked = Pick<StaffExam, 'answers'>

export const storedMark = ({ answers }: Marked, questionId: string): number | null =>
  answers.find(({ question_id: id }) => id === questionId)?.mark ?? null

export const storedComment = ({ answers }: Marked, questionId: string): string =>
  answers.find(({ question_id: id }) => id === questionId)?.comment ?? ''

const noLines: Drawing = []

export const storedDrawing = ({ answers }: Marked, fileId: string): Drawing =>
  answers.flatMap(({ files }) => files).find(({ id }) => id === fileId)?.drawing ?? noLines

/** The lines over a photograph. */
export function drawingIn(exam: Marked, { drawings }: ReviewDrafts, fileId: string): Drawing {
  const draft = drawings[fileId]
  return draft ? draft.value : storedDrawing(exam, fileId)
}

/** The mark in the field of a question. */
export function markIn(exam: Marked, { marks }: ReviewDrafts, questionId: string): number | null {
  const draft = marks[questionId]
  return draft ? draft.value : storedMark(exam, questionId)
}

/** The comment in the field of a question. */
export function commentIn(exam: Marked, { comments }: ReviewDrafts, questionId: string): string {
  const draft = comments[questionId]
  return draft ? draft.value : storedComment(exam, questionId)
}

/** The drafts after something was typed. */
export function typeInto<Value>(
  drafts: Drafts<Value>,
  { questionId, value, stored }: { questionId: string; value: Value; stored: Value },
): Drafts<Value> {
  const { base = stored, theirs } = drafts[questionId] ?? {}
  return { ...drafts, [questionId]: { value, base, isSaved: false, theirs } }
}

/** The drafts after a field was saved. What was typed meanwhile is newer, and not saved. */
export function settle<Value>(
  drafts: Drafts<Value>,
  { questionId, sent, stored }: { questionId: string; sent: Value; stored: Value },
): Drafts<Value> {
  const draft = drafts[questionId]
  if (!draft) return drafts
  return { ...drafts, [questionId]: { ...draft, base: stored, isSaved: draft.value === sent } }
}

/**
 * The drafts once a newer review is loaded. What is not saved stays in its field; if another examiner wrote something else there, both
 * are kept until one is chosen. A saved field shows what is newer, unless the cursor is in it.
 */
export function renew<Value>(
  drafts: Drafts<Value>,
  storedOf: (questionId: string) => Value,
  focusedId: string | null,
): Drafts<Value> {
  const kept = Object.entries(drafts).flatMap(([questionId, draft]): [string, Draft<Value>][] => {
    const stored = storedOf(questionId)
    if (isSame(stored, draft.base)) return [[questionId, { ...draft, theirs: undefined }]]
    if (isSame(stored, draft.value)) return [[questionId, { value: stored, base: stored, isSaved: true }]]
    if (draft.isSaved && questionId !== focusedId) return []
    // The base stays, so that a reloaded page asks again.
    return [[questionId, { ...draft, theirs: stored, isSaved: false }]]
  })
  return Object.fromEntries(kept)
}

/** The drafts once it was chosen whose text stays. */
export function choose<Value>(
  drafts: Drafts<Value>,
  questionId: string,
  whose: 'mine' | 'theirs',
): Drafts<Value> {
  const { [questionId]: draft, ...others } = drafts
  if (!draft) return drafts
  if (whose === 'theirs') return others
  const { value, base, theirs = base } = draft
  return { ...drafts, [questionId]: { value, base: theirs, isSaved: false } }
}

/** The changes that the server does not have. Those that another examiner's text contradicts wait for a choice. */
export function unsavedChanges({ marks, comments, drawings }: ReviewDrafts): ReviewChange[] {
  return [
    ...waiting(marks).map(([questionId, value]) => ({ questionId, field: 'mark' as const, value })),
    ...waiting(comments).map(([questionId, value]) => ({ questionId, field: 'comment' as const, value })),
    ...waiting(drawings).map(([fileId, value]) => ({ fileId, field: 'drawing' as const, value })),
  ]
}

function waiting<Value>(drafts: Drafts<Value>): [string, Value][] {
  return Object.entries(drafts).flatMap(([questionId, { value, isSaved, theirs }]) =>
    isSaved || theirs !== undefined ? [] : [[questionId, value] satisfies [string, Value]],
  )
}

/** Whether something typed is not on the server. */
export function hasUnsaved(drafts: ReviewDrafts): boolean {
  return allOf(drafts).some(({ isSaved }) => !isSaved)
}

/** Whether a choice between two texts is open. */
export function hasContradiction(drafts: ReviewDrafts): boolean {
  return allOf(drafts).some(({ theirs }) => theirs !== undefined)
}

const allOf = ({ marks, comments, drawings }: ReviewDrafts) => [
  ...Object.values(marks),
  ...Object.values(comments),
  ...Object.values(drawings),
]

// Drawings arrive as new lists.
const isSame = (first: unknown, second: unknown): boolean =>
  first === second ||
  (typeof first === 'object' && first !== null && JSON.stringify(first) === JSON.stringify(second))
