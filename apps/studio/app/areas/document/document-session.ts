import { createAutosaver, RefusedError, refusedAt, type Autosaving } from '@chignon/app-kit/data/autosaver'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import {
  documentConflicts,
  type DocumentChange,
  type DocumentSaved,
  type MadeChange,
} from '@chignon/contract/platform/document'
import { maxDocumentChanges } from '@chignon/contract/platform/document-rules'
import { atom, type createStore } from 'jotai'
import {
  choose,
  contradictions,
  documentOf,
  enter,
  markSent,
  release,
  settle,
  waitingChanges,
  type Changer,
  type EditedDocument,
  type Edits,
} from './document-edits.ts'
import type { DocumentOutbox } from './document-outbox.ts'
import { changePath, isNode, isOverlapping, readPath } from './document-paths.ts'
import { rebase } from './rebase-edits.ts'

/** Milliseconds after the last key until it is saved. */
const pause = 900

/** How often a save is tried again at once after others changed the document. */
const maxReloads = 3

/** A draft as the server has it. */
export type LoadedDraft<Document> = {
  draft: Document
  revision: number
  changed_at: string | null
  changed_by: MadeChange['by']
}

/** The body of a call that changes a draft. */
export type ChangesBody = { revision: number; session: string; changes: DocumentChange[] }

type SessionOptions<Document> = {
  store: ReturnType<typeof createStore>
  /** The draft as it was opened. */
  opened: LoadedDraft<Document>
  /** Identifies the open page. */
  session: string
  outbox: DocumentOutbox
  change: (body: ChangesBody) => Promise<DocumentSaved>
  /** Loads the draft as it is now. */
  reload: () => Promise<LoadedDraft<Document>>
  /** Receives what is stored after each save, so that the page opens with it again. */
  onStored?: (draft: Document, saved: DocumentSaved, changes: readonly DocumentChange[]) => void
}

/** One editor’s work at a document, saved while it is entered (DOCUMENT-2). */
export type DocumentSession<Document extends object> = ReturnType<typeof createDocumentSession<Document>>

/** Begins with the draft as it was opened; `start` adds what this device kept. */
export function createDocumentSession<Document extends object>({
  store,
  opened,
  session,
  outbox,
  change: sendChanges,
  reload,
  onStored,
}: SessionOptions<Document>) {
  let revision = opened.revision
  let focused: string | null = null
  const editedAtom = atom<EditedDocument<Document>>({ stored: opened.draft, edits: {} })
  const documentAtom = atom((get) => documentOf(get(editedAtom)))
  const contradictionsAtom = atom((get) => contradictions(get(editedAtom).edits))
  const hasUnsavedAtom = atom((get) => Object.values(get(editedAtom).edits).some(({ isHeld }) => !isHeld))
  const savingAtom = atom<Autosaving>({ state: 'idle', message: null })
  /** RFC 3339. */
  const savedAtAtom = atom<string | null>(null)
  /** The part that has the cursor. */
  const focusedAtom = atom<string | null>(null)

  const read = () => store.get(editedAtom)
  const set = (edited: EditedDocument<Document>) => {
    store.set(editedAtom, edited)
    outbox.write(edited.edits)
  }

  const receiveChanges = (made: readonly MadeChange[]) => {
    if (made.length === 0) return
    const edited = read()
    const stored = made.reduce(
      (document, { path, value }) => changePath(document, path, value),
      edited.stored,
    )
    set(rebase(edited, { stored, changerOf: (path) => changerIn(made, path), focused }))
  }
  const adopt = (loaded: LoadedDraft<Document>, made: readonly MadeChange[] = []) => {
    const last: Changer = { by: loaded.changed_by, at: loaded.changed_at }
    revision = loaded.revision
    set(rebase(read(), { stored: loaded.draft, changerOf: (path) => changerIn(made, path) ?? last, focused }))
  }

  async function sendOnce(changes: DocumentChange[]): Promise<void> {
    set(markSent(read(), changes))
    const saved = await sendChanges({ revision, session, changes })
    revision = Math.max(revision, saved.revision)
    set(settle(read(), changes))
    receiveChanges(saved.others)
    onStored?.(read().stored, saved, changes)
  }

  async function send(): Promise<void> {
    let reloads = 0
    for (;;) {
      const changes = waitingChanges(read().edits).slice(0, maxDocumentChanges)
      if (changes.length === 0) return
      try {
        // One after another: each one has the revision of the one before.
        await sendOnce(changes)
      } catch (error) {
        if (!isOutdated(error)) return refusedAt(403, 413, 422)(error)
        if (reloads === maxReloads) throw new RefusedError(error.message)
        reloads += 1
        const made = conflictsOf(error)
        // Those parts wait for a choice even if the draft cannot be loaded again now.
        receiveChanges(made)
        adopt(await reload().catch(refusedAt(403, 404)), made)
      }
    }
  }

  const saver = createAutosaver<null>({
    send,
    onChange: (saving) => {
      store.set(savingAtom, saving)
      if (saving.state === 'saved') store.set(savedAtAtom, new Date().toISOString())
    },
  })
  const saveIn = (milliseconds: number) => {
    if (waitingChanges(read().edits).length > 0) saver.add(null, milliseconds)
    else if (saver.running() === null) saver.discard()
  }

  return {
    id: session,
    documentAtom,
    editedAtom,
    contradictionsAtom,
    hasUnsavedAtom,
    savingAtom,
    savedAtAtom,
    focusedAtom,
    /** The revision that the editor has seen. */
    revision: () => revision,
    /** Takes a change of a part. Null removes it. */
    change(path: string, value: unknown) {
      set(enter(read(), { path, value }))
      saveIn(pause)
    },
    /** Takes several changes that belong together; they are saved at once. */
    changeAll(changes: readonly DocumentChange[]) {
      set(changes.reduce(enter, read()))
      saveIn(0)
    },
    /** The field that has the cursor, which is not rewritten; null if it left it. */
    setFocused(path: string | null) {
      focused = path
      store.set(focusedAtom, path)
      if (Object.values(read().edits).some(({ isHeld }) => isHeld)) set(release(read()))
    },
    /** Takes a draft that was loaded again in the meantime. */
    receive(loaded: LoadedDraft<Document>) {
      if (loaded.revision > revision) adopt(loaded)
    },
    /** Takes the draft after it was replaced as a whole; what is not saved yet is forgotten. */
    replace(loaded: LoadedDraft<Document>) {
      saver.discard()
      revision = loaded.revision
      set({ stored: loaded.draft, edits: {} })
    },
    /** Keeps one of two values of a part. */
    choose(path: string, whose: 'mine' | 'theirs') {
      set(choose(read(), path, whose))
      saveIn(0)
    },
    /** Saves what is not saved; resolves to whether everything is. */
    async flush(): Promise<boolean> {
      saveIn(0)
      return (await saver.flush()) && !store.get(hasUnsavedAtom)
    },
    /** Adds what this device kept, and compares it with the server’s. */
    start() {
      const { stored, edits } = read()
      const kept = withinDocument(stored, { ...outbox.take(), ...edits })
      set(rebase({ stored, edits: kept }, { stored, changerOf: () => undefined, focused }))
      saveIn(0)
    },
    stop: saver.stop,
  }
}

// What was entered in an entry that was removed while the page was closed has no place any more.
function withinDocument(stored: object, edits: Edits): Edits {
  const document = documentOf({ stored, edits })
  const kept = Object.entries(edits).filter(
    ([path]) => !path.includes('.') || isNode(readPath(document, path.slice(0, path.lastIndexOf('.')))),
  )
  return Object.fromEntries(kept)
}

function isOutdated(error: unknown): error is ProblemError {
  return error instanceof ProblemError && (error.status === 409 || error.status === 404)
}

function conflictsOf({ problem }: ProblemError): MadeChange[] {
  const parsed = documentConflicts.safeParse(problem.conflicts)
  return parsed.success ? parsed.data : []
}

function changerIn(made: readonly MadeChange[], path: string): Changer | undefined {
  const change = made.findLast((each) => isOverlapping(each.path, path))
  return change && { by: change.by, at: change.at }
}
