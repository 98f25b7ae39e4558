import type { Changer, Edit, EditedDocument } from './document-edits.ts'
import { documentOf } from './document-edits.ts'
import { isSame, readPath } from './document-paths.ts'

type Rebase<Document> = {
  /** What the server has now. */
  stored: Document
  /** Who changed a part since; undefined if that is not known. */
  changerOf: (path: string) => Changer | undefined
  /** The part whose field has the cursor. */
  focused: string | null
}

/**
 * After others changed the document: what is not stored stays. If they changed the same part, both values are kept until one of them is
 * chosen. The field that has the cursor shows what it did, until the cursor leaves it or something is entered.
 */
export function rebase<Document extends object>(
  edited: EditedDocument<Document>,
  { stored, changerOf, focused }: Rebase<Document>,
): EditedDocument<Document> {
  const before = edited.stored
  const shown = documentOf(edited)
  const entries = Object.entries(edited.edits).map(([path, edit]): [string, Edit] => {
    const removed = removedWith(path, before, stored)
    if (removed === path) return [path, edit]
    // The whole entry is chosen: a field of something that is gone cannot be stored.
    return [removed, { value: readPath(shown, removed), base: readPath(before, removed), sent: [] }]
  })
  const kept = entries.flatMap(([path, edit]): [string, Edit][] => {
    const now = readPath(stored, path)
    if (isSame(now, edit.base)) return [[path, { ...edit, theirs: undefined }]]
    if (isSame(now, edit.value) || (edit.isHeld && path !== focused)) return []
    if (edit.sent.some((sent) => isSame(sent, now)))
      return [[path, { ...edit, base: now, sent: [], theirs: undefined }]]
    return [[path, { ...edit, theirs: changerOf(path) ?? edit.theirs ?? unknownChanger }]]
  })
  const edits = Object.fromEntries(kept)
  if (focused !== null && !edits[focused]) {
    const [value, now] = [readPath(shown, focused), readPath(stored, focused)]
    const isTyped = typeof value === 'string' || typeof value === 'number'
    if (isTyped && !isSame(value, now))
      edits[focused] = {
        value,
        base: value,
        sent: [],
        theirs: changerOf(focused) ?? unknownChanger,
        isHeld: true,
      }
  }
  return { stored, edits }
}

const unknownChanger: Changer = { by: null, at: null }

const isNew = (path: string, document: unknown) => readPath(document, path) === undefined

// The outermost part that was removed and that a path is within; else the path itself.
function removedWith(path: string, before: unknown, after: unknown): string {
  const keys = path.split('.')
  for (let count = 1; count < keys.length; count += 1) {
    const outer = keys.slice(0, count).join('.')
    if (!isNew(outer, before) && isNew(outer, after)) return outer
  }
  return path
}
