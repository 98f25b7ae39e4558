import type { DocumentChange, MadeChange } from '@chignon/contract/platform/document'
import { changePath, isOverlapping, isSame, isWithin, readPath } from './document-paths.ts'

/** Who changed a part, and when, as far as it is known. */
export type Changer = { by: MadeChange['by']; at: string | null }

/** What was entered in a part and is not on the server. */
export type Edit = {
  value: unknown
  /** What the server had when it was entered. */
  base: unknown
  /** What was sent since, in case an answer was lost. */
  sent: readonly unknown[]
  /** Who changed the same part meanwhile, until one of both values is chosen. */
  theirs?: Changer | undefined
  /** Nothing was entered: the field only keeps what it shows while it has the cursor. */
  isHeld?: boolean | undefined
}

/** The edits by path, the oldest first. */
export type Edits = Readonly<Record<string, Edit>>

/** A document with what is entered and not stored. */
export type EditedDocument<Document> = {
  /** What the server has, as far as it is known. */
  stored: Document
  edits: Edits
}

/** The document as its editor sees it. */
export function documentOf<Document extends object>({ stored, edits }: EditedDocument<Document>): Document {
  return Object.entries(edits).reduce(
    (document, [path, { value }]) => changePath(document, path, value),
    stored,
  )
}

/** After something was entered in a part. What was entered in parts of it is replaced with it. */
export function enter<Document extends object>(
  { stored, edits }: EditedDocument<Document>,
  { path, value }: DocumentChange,
): EditedDocument<Document> {
  const { base = readPath(stored, path), sent = [], theirs } = edits[path] ?? {}
  const others = Object.entries(edits).filter(([each]) => each === path || !isWithin(each, path))
  const isTakenBack = sent.length === 0 && isSame(value, readPath(stored, path))
  const isCovered = others.some(([each]) => each !== path && isWithin(path, each))
  const entered = { ...Object.fromEntries(others), [path]: { value, base, sent, theirs } }
  if (isTakenBack && !isCovered) delete entered[path]
  return { stored, edits: entered }
}

/** The paths of what someone else changed too, until one of both values is chosen. */
export function contradictions(edits: Edits): string[] {
  return Object.entries(edits).flatMap(([path, { theirs, isHeld }]) => (theirs && !isHeld ? [path] : []))
}

/** The changes to send: those that no one contradicts. A change within another one is part of that. */
export function waitingChanges(edits: Edits): DocumentChange[] {
  const contradicted = contradictions(edits)
  const waiting = Object.entries(edits).filter(
    ([path, { isHeld }]) => !isHeld && !contradicted.some((each) => isWithin(path, each)),
  )
  const changes: { path: string; value: unknown }[] = []
  for (const [path, { value }] of waiting) {
    const outer = changes.find((each) => isWithin(path, each.path) && each.path !== path)
    if (!outer) changes.push({ path, value })
    else if (outer.value !== null)
      outer.value = readPath(
        changePath({ at: outer.value }, `at${path.slice(outer.path.length)}`, value),
        'at',
      )
  }
  return changes
}

/** After changes were handed to the server, before it answers. */
export function markSent<Document>(
  { stored, edits }: EditedDocument<Document>,
  changes: readonly DocumentChange[],
): EditedDocument<Document> {
  const marked = Object.entries(edits).map(([path, edit]): [string, Edit] => {
    const sent = changes.find((change) => isWithin(path, change.path))
    if (!sent) return [path, edit]
    const value = readPath({ at: sent.value }, `at${path.slice(sent.path.length)}`)
    return [path, { ...edit, sent: [...edit.sent, value] }]
  })
  return { stored, edits: Object.fromEntries(marked) }
}

/** After the server has stored changes. What was entered meanwhile is newer, and stays. */
export function settle<Document extends object>(
  { stored: before, edits }: EditedDocument<Document>,
  changes: readonly DocumentChange[],
): EditedDocument<Document> {
  const stored = changes.reduce((document, { path, value }) => changePath(document, path, value), before)
  const left = Object.entries(edits).flatMap(([path, edit]): [string, Edit][] => {
    if (!changes.some((change) => isOverlapping(path, change.path))) return [[path, edit]]
    const base = readPath(stored, path)
    return isSame(base, edit.value) ? [] : [[path, { ...edit, base, sent: [] }]]
  })
  return { stored, edits: Object.fromEntries(left) }
}

/** After it was chosen whose value of a part stays. */
export function choose<Document extends object>(
  edited: EditedDocument<Document>,
  path: string,
  whose: 'mine' | 'theirs',
): EditedDocument<Document> {
  const { stored, edits } = edited
  const others = Object.entries(edits).filter(([each]) => !isWithin(each, path))
  if (!edits[path] || whose === 'theirs') return { stored, edits: Object.fromEntries(others) }
  const mine = { value: readPath(documentOf(edited), path) ?? null, base: readPath(stored, path), sent: [] }
  return { stored, edits: { ...Object.fromEntries(others), [path]: mine } }
}

/** After the cursor left a field: it shows what others entered there, if nothing else was. */
export function release<Document>({ stored, edits }: EditedDocument<Document>): EditedDocument<Document> {
  return { stored, edits: Object.fromEntries(Object.entries(edits).filter(([, { isHeld }]) => !isHeld)) }
}
