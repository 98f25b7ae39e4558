import { createAutosaver, refusedAt, type Autosaving } from '@chignon/app-kit/data/autosaver'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { ExamStroke } from '@chignon/contract/learning/exam'
import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { atom, type createStore } from 'jotai'
import {
  choose,
  drawingIn,
  hasUnsaved,
  renew,
  settle,
  storedComment,
  storedMark,
  typeInto,
  unsavedChanges,
  storedDrawing,
  type AnswerChange,
  type DrawingChange,
  type ReviewChange,
  type ReviewDrafts,
  type ReviewField,
} from './review-drafts.ts'
import type { ReviewOutbox } from './review-outbox.ts'

/** Milliseconds after the last key until it is saved. */
const pause = 900

/** The body of a call that marks an answer. */
export type MarkBody = { revision: number; mark?: number | null; comment?: string | null }

/** The body of a call that draws over a photograph. */
export type DrawBody = { revision: number; drawing: ExamStroke[] }

type SessionOptions = {
  store: ReturnType<typeof createStore>
  exam: StaffExam
  /** Stores the mark or the comment of an answer; resolves to the review after it. */
  mark: (questionId: string, body: MarkBody) => Promise<StaffExam>
  /** Replaces the lines over a photograph; resolves to the review after it. */
  draw: (fileId: string, body: DrawBody) => Promise<StaffExam>
  /** Loads the review as it is now. */
  reload: () => Promise<StaffExam>
  outbox: ReviewOutbox
}

/** One examiner's work at an attempt, saved while it is typed. */
export type ReviewSession = ReturnType<typeof createReviewSession>

/** Begins with what this device kept. */
export function createReviewSession({ store, exam: opened, mark, draw, reload, outbox }: SessionOptions) {
  let exam = opened
  let focused: ReviewField | null = null
  const draftsAtom = atom<ReviewDrafts>(outbox.read())
  const savingAtom = atom<Autosaving>({ state: 'idle', message: null })
  /** RFC 3339. */
  const savedAtAtom = atom<string | null>(null)
  /** The API's message once another examiner changed the review, until the newer one is loaded. */
  const changedAtom = atom<string | null>(null)

  const setDrafts = (drafts: ReviewDrafts) => {
    store.set(draftsAtom, drafts)
    outbox.write(drafts)
  }
  const renewDrafts = () => {
    const { marks, comments, drawings } = store.get(draftsAtom)
    const focusedIn = (field: ReviewField['field']) => (focused?.field === field ? focused.questionId : null)
    setDrafts({
      marks: renew(marks, (id) => storedMark(exam, id), focusedIn('mark')),
      comments: renew(comments, (id) => storedComment(exam, id), focusedIn('comment')),
      drawings: renew(drawings, (id) => storedDrawing(exam, id), null),
    })
  }

  const adoptStored = async (call: Promise<StaffExam>): Promise<StaffExam> => {
    const stored = await call.catch((error: unknown) => {
      if (error instanceof ProblemError && error.status === 409) store.set(changedAtom, error.message)
      return refusedAt(403, 404, 409, 422)(error)
    })
    if (stored.revision > exam.revision) exam = stored
    return stored
  }

  async function sendAnswer(questionId: string, changes: AnswerChange[]): Promise<void> {
    const stored = await adoptStored(mark(questionId, bodyOf(exam.revision, changes)))
    const drafts = store.get(draftsAtom)
    let { marks, comments } = drafts
    for (const { field, value } of changes) {
      if (field === 'mark')
        marks = settle(marks, { questionId, sent: value, stored: storedMark(stored, questionId) })
      else comments = settle(comments, { questionId, sent: value, stored: storedComment(stored, questionId) })
    }
    setDrafts({ ...drafts, marks, comments })
  }

  async function sendDrawing({ fileId, value }: DrawingChange): Promise<void> {
    const stored = await adoptStored(draw(fileId, { revision: exam.revision, drawing: [...value] }))
    const drafts = store.get(draftsAtom)
    const settled = { questionId: fileId, sent: value, stored: storedDrawing(stored, fileId) }
    setDrafts({ ...drafts, drawings: settle(drafts.drawings, settled) })
  }

  async function send(changes: ReviewChange[]): Promise<void> {
    const ofAnswers = changes.filter((change) => change.field !== 'drawing')
    for (const [questionId, ofQuestion] of Map.groupBy(ofAnswers, (change) => change.questionId))
      await sendAnswer(questionId, ofQuestion)
    for (const change of changes) if (change.field === 'drawing') await sendDrawing(change)
  }

  const saver = createAutosaver<ReviewChange>({
    keyOf,
    send,
    onChange: (saving) => {
      store.set(savingAtom, saving)
      if (saving.state === 'saved') store.set(savedAtAtom, new Date().toISOString())
    },
  })

  const saveUnsaved = (milliseconds: number) => {
    saver.discard()
    if (exam.state !== 'submitted' || store.get(changedAtom) !== null) return
    for (const change of unsavedChanges(store.get(draftsAtom))) saver.add(change, milliseconds)
  }

  const adopt = (newer: StaffExam) => {
    exam = newer
    store.set(changedAtom, null)
    renewDrafts()
    saveUnsaved(0)
  }

  const change = (made: ReviewChange) => {
    setDrafts(typeChange(store.get(draftsAtom), exam, made))
    const isWaiting = unsavedChanges(store.get(draftsAtom)).some((waiting) => keyOf(waiting) === keyOf(made))
    // Until the newer review is loaded, the server would refuse it.
    if (isWaiting && store.get(changedAtom) === null) saver.add(made, pause)
  }

  return {
    draftsAtom,
    savingAtom,
    savedAtAtom,
    changedAtom,
    /** The revision that the examiner has seen. */
    revision: () => exam.revision,
    /** The field that has the cursor, which is not rewritten. */
    setFocused: (field: ReviewField | null) => {
      focused = field
    },
    /** Takes a change of a field or of a drawing. */
    change,
    /** Takes the last line over a photograph back. */
    undoLine(fileId: string) {
      const value = drawingIn(exam, store.get(draftsAtom), fileId)
      if (value.length > 0) change({ field: 'drawing', fileId, value: value.slice(0, -1) })
    },
    /** Takes a review that was loaded again in the meantime. */
    receive(newer: StaffExam) {
      if (newer.revision > exam.revision) adopt(newer)
    },
    /** Loads what another examiner changed; what was typed stays. */
    async loadNewer() {
      adopt(await reload())
    },
    /** Keeps one of two texts of a field. */
    choose({ questionId, field }: ReviewField, whose: 'mine' | 'theirs') {
      const drafts = store.get(draftsAtom)
      setDrafts(
        field === 'mark'
          ? { ...drafts, marks: choose(drafts.marks, questionId, whose) }
          : { ...drafts, comments: choose(drafts.comments, questionId, whose) },
      )
      saveUnsaved(0)
    },
    /** Keeps one of two drawings. */
    chooseDrawing(fileId: string, whose: 'mine' | 'theirs') {
      const drafts = store.get(draftsAtom)
      setDrafts({ ...drafts, drawings: choose(drafts.drawings, fileId, whose) })
      saveUnsaved(0)
    },
    /** Forgets what was typed and not saved. */
    forget() {
      saver.discard()
      setDrafts({ marks: {}, comments: {}, drawings: {} })
    },
    /** Saves what is not saved; resolves to whether everything is. */
    async flush(): Promise<boolean> {
      return (await saver.flush()) && !hasUnsaved(store.get(draftsAtom))
    },
    /** Takes what this device kept, and compares it with the server's. */
    start() {
      renewDrafts()
      saveUnsaved(0)
    },
    stop: saver.stop,
  }
}

const keyOf = (change: ReviewChange): string =>
  change.field === 'drawing' ? `drawing ${change.fileId}` : `${change.field} ${change.questionId}`

function typeChange(drafts: ReviewDrafts, exam: StaffExam, change: ReviewChange): ReviewDrafts {
  const { marks, comments, drawings } = drafts
  if (change.field === 'drawing') {
    const { fileId, value } = change
    const typed = { questionId: fileId, value, stored: storedDrawing(exam, fileId) }
    return { ...drafts, drawings: typeInto(drawings, typed) }
  }
  const { questionId } = change
  return change.field === 'mark'
    ? { ...drafts, marks: typeInto(marks, { ...change, stored: storedMark(exam, questionId) }) }
    : { ...drafts, comments: typeInto(comments, { ...change, stored: storedComment(exam, questionId) }) }
}

function bodyOf(revision: number, changes: AnswerChange[]): MarkBody {
  const body: MarkBody = { revision }
  for (const change of changes) {
    if (change.field === 'mark') body.mark = change.value
    // A comment of blanks is none.
    else body.comment = change.value.trim() === '' ? null : change.value
  }
  return body
}
