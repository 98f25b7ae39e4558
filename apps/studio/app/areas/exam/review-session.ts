import { createAutosaver, refusedAt, type Autosaving } from '@chignon/app-kit/data/autosaver'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { atom, type createStore } from 'jotai'
import {
  choose,
  hasUnsaved,
  renew,
  settle,
  storedComment,
  storedMark,
  typeInto,
  unsavedChanges,
  type AnswerChange,
  type ReviewDrafts,
  type ReviewField,
} from './review-drafts.ts'
import type { ReviewOutbox } from './review-outbox.ts'

/** Milliseconds after the last key until it is saved. */
const pause = 900

/** The body of a call that marks an answer. */
export type MarkBody = { revision: number; mark?: number | null; comment?: string | null }

type SessionOptions = {
  store: ReturnType<typeof createStore>
  exam: StaffExam
  /** Stores the mark or the comment of an answer; resolves to the review after it. */
  mark: (questionId: string, body: MarkBody) => Promise<StaffExam>
  /** Loads the review as it is now. */
  reload: () => Promise<StaffExam>
  outbox: ReviewOutbox
}

/** One examiner's work at an attempt, saved while it is typed. */
export type ReviewSession = ReturnType<typeof createReviewSession>

/** Begins with what this device kept. */
export function createReviewSession({ store, exam: opened, mark, reload, outbox }: SessionOptions) {
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
    const { marks, comments } = store.get(draftsAtom)
    const focusedIn = (field: ReviewField['field']) => (focused?.field === field ? focused.questionId : null)
    setDrafts({
      marks: renew(marks, (id) => storedMark(exam, id), focusedIn('mark')),
      comments: renew(comments, (id) => storedComment(exam, id), focusedIn('comment')),
    })
  }

  async function send(changes: AnswerChange[]): Promise<void> {
    for (const [questionId, ofQuestion] of Map.groupBy(changes, (change) => change.questionId)) {
      const stored = await mark(questionId, bodyOf(exam.revision, ofQuestion)).catch((error: unknown) => {
        if (error instanceof ProblemError && error.status === 409) store.set(changedAtom, error.message)
        return refusedAt(403, 404, 409, 422)(error)
      })
      if (stored.revision > exam.revision) exam = stored
      let { marks, comments } = store.get(draftsAtom)
      for (const { field, value } of ofQuestion) {
        if (field === 'mark')
          marks = settle(marks, { questionId, sent: value, stored: storedMark(stored, questionId) })
        else
          comments = settle(comments, { questionId, sent: value, stored: storedComment(stored, questionId) })
      }
      setDrafts({ marks, comments })
    }
  }

  const saver = createAutosaver<AnswerChange>({
    keyOf: ({ questionId, field }) => `${questionId} ${field}`,
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
    /** Takes a change of a field. */
    change(change: AnswerChange) {
      const { marks, comments } = store.get(draftsAtom)
      const { questionId } = change
      setDrafts(
        change.field === 'mark'
          ? { comments, marks: typeInto(marks, { ...change, stored: storedMark(exam, questionId) }) }
          : { marks, comments: typeInto(comments, { ...change, stored: storedComment(exam, questionId) }) },
      )
      const isWaiting = unsavedChanges(store.get(draftsAtom)).some(
        (waiting) => waiting.questionId === questionId && waiting.field === change.field,
      )
      // Until the newer review is loaded, the server would refuse it.
      if (isWaiting && store.get(changedAtom) === null) saver.add(change, pause)
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
      const { marks, comments } = store.get(draftsAtom)
      setDrafts(
        field === 'mark'
          ? { comments, marks: choose(marks, questionId, whose) }
          : { marks, comments: choose(comments, questionId, whose) },
      )
      saveUnsaved(0)
    },
    /** Forgets what was typed and not saved. */
    forget() {
      saver.discard()
      setDrafts({ marks: {}, comments: {} })
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

function bodyOf(revision: number, changes: AnswerChange[]): MarkBody {
  const body: MarkBody = { revision }
  for (const change of changes) {
    if (change.field === 'mark') body.mark = change.value
    // A comment of blanks is none.
    else body.comment = change.value.trim() === '' ? null : change.value
  }
  return body
}
