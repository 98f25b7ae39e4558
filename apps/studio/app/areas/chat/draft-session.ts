import { createAutosaver, RefusedError, refusedAt, type Autosaving } from '@chignon/app-kit/data/autosaver'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { atom, type createStore } from 'jotai'
import {
  afterSending,
  attemptOf,
  chooseDraft,
  isUnsaved,
  receiveDraft,
  type Attempt,
  type ChatDraft,
  type SavedDraft,
} from './chat-draft.ts'

/** Milliseconds after the last key until it is saved. */
const pause = 900

type SessionOptions = {
  store: ReturnType<typeof createStore>
  /** What this device kept. */
  read: () => ChatDraft
  write: (draft: ChatDraft) => void
  /** Stores the draft on the server; 409 if another device has saved a newer one. */
  save: (draft: SavedDraft) => Promise<SavedDraft>
  /** Loads the draft that the server has. */
  reload: () => Promise<SavedDraft>
  /** Whether the cursor is in the field. */
  isFocused: () => boolean
  createId?: () => string
}

/** The answer that is being written, saved while it is typed (CHAT-12). */
export function createDraftSession({
  store,
  read,
  write,
  save,
  reload,
  isFocused,
  createId = () => crypto.randomUUID(),
}: SessionOptions) {
  const draftAtom = atom(read())
  const savingAtom = atom<Autosaving>({ state: 'idle', message: null })

  const set = (change: (draft: ChatDraft) => ChatDraft) => {
    const draft = change(store.get(draftAtom))
    store.set(draftAtom, draft)
    write(draft)
  }
  /** Saves a text. What another device saved meanwhile is offered, unless it is empty or the same. */
  async function saveText(text: string): Promise<void> {
    const { base } = store.get(draftAtom)
    const saved = await save({ text, revision: base.revision }).catch(async (error: unknown) => {
      if (!(error instanceof ProblemError) || error.status !== 409) return refusedAt(403, 404, 422)(error)
      const theirs = await reload()
      set((draft) => receiveDraft(draft, theirs, true))
      const isNewer = store.get(draftAtom).base.revision > base.revision
      if (store.get(draftAtom).theirs !== null || !isNewer) throw new RefusedError(error.message)
      return null
    })
    if (saved === null) await saveText(text)
    else set((draft) => ({ ...draft, base: saved }))
  }
  const saver = createAutosaver<string>({
    onChange: (saving) => store.set(savingAtom, saving),
    send: (texts) => saveText(texts.at(-1) ?? ''),
  })
  const saveTyped = (milliseconds: number) => {
    const draft = store.get(draftAtom)
    // Until one of two drafts is chosen, the server would refuse it.
    if (isUnsaved(draft) && draft.theirs === null) saver.add(draft.text, milliseconds)
  }
  return {
    draftAtom,
    savingAtom,
    type(text: string) {
      set((draft) => ({ ...draft, text }))
      saveTyped(pause)
    },
    /** Takes the draft that the server has. */
    receive(theirs: SavedDraft) {
      set((draft) => receiveDraft(draft, theirs, isFocused()))
      saveTyped(pause)
    },
    choose(whose: 'mine' | 'theirs') {
      set((draft) => chooseDraft(draft, whose))
      saveTyped(0)
    },
    /** The message to send; pressing again without an answer sends the same one. */
    begin(): Attempt {
      const attempt = attemptOf(store.get(draftAtom), createId)
      set((draft) => ({ ...draft, attempt }))
      return attempt
    },
    /** It has arrived. */
    finish({ text: sent }: Attempt) {
      set((draft) => ({ ...draft, text: afterSending(draft.text, sent), attempt: null }))
      saveTyped(0)
    },
    flush: saver.flush,
    stop: saver.stop,
  }
}
