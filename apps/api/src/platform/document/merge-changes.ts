import type { DocumentChange } from '@chignon/contract/platform/document'
import type { PartChange } from '../db/schema/document.ts'
import { changePart, isSamePart, overlaps, readPart } from './document-path.ts'

type PartChanges = Readonly<Record<string, PartChange>>

/** A part that two people changed. */
export type Conflict = { path: string; value: unknown; change: PartChange }

type MergeInput = {
  data: unknown
  partChanges: PartChanges
  /** The revision that the editor had seen, and the open page they write in. */
  seen: number
  session: string
  changes: readonly DocumentChange[]
}

type Merged = {
  /** Undefined if a change is about a part that is not there. */
  data: unknown
  /** The changes that make a difference. */
  applied: DocumentChange[]
  /** What others changed at the same parts; nothing is applied then. */
  conflicts: Conflict[]
}

/**
 * Changes parts of a document. A part that another page changed after the revision that the editor had seen is a conflict, unless
 * both wrote the same; other parts do not disturb each other (DOCUMENT-2).
 */
export function mergeChanges({ data, partChanges, seen, session, changes }: MergeInput): Merged {
  const applied: DocumentChange[] = []
  const conflicts: Conflict[] = []
  let merged = data
  for (const change of changes) {
    const current = readPart(merged, change.path)
    if (isSamePart(current, change.value)) continue
    const other = lastOther(partChanges, change.path, { seen, session })
    if (other) conflicts.push({ path: change.path, value: current ?? null, change: other })
    merged = changePart(merged, change.path, change.value)
    applied.push(change)
  }
  return { data: merged, applied, conflicts }
}

/** What other pages changed since a revision. */
export function changesSince(
  partChanges: PartChanges,
  { seen, session }: { seen: number; session: string },
): [string, PartChange][] {
  return Object.entries(partChanges).filter(
    ([, change]) => change.revision > seen && change.session !== session,
  )
}

/** The last changes of parts with new ones. What was known of the parts of a changed part is covered by it. */
export function withPartChanges(
  partChanges: PartChanges,
  paths: readonly string[],
  change: PartChange,
): Record<string, PartChange> {
  const kept = Object.entries(partChanges).filter(
    ([path]) => !paths.some((changed) => path !== changed && isWithin(path, changed)),
  )
  return { ...Object.fromEntries(kept), ...Object.fromEntries(paths.map((path) => [path, change])) }
}

function lastOther(
  partChanges: PartChanges,
  path: string,
  since: { seen: number; session: string },
): PartChange | undefined {
  return changesSince(partChanges, since)
    .filter(([changed]) => overlaps(changed, path))
    .map(([, change]) => change)
    .toSorted((a, b) => b.revision - a.revision)[0]
}

function isWithin(path: string, other: string): boolean {
  return other === '' || path.startsWith(`${other}.`)
}
