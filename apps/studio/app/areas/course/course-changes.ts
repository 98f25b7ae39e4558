import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import { isLocale } from '@chignon/contract/platform/locale'
import { listDifferences } from '../document/list-differences.ts'
import { orderedEntries } from '../document/positions.ts'

/** What publishing would change. */
export type CourseChanges = {
  /** Texts in one language that were written, changed or removed. */
  texts: number
  /** Ids of lessons. */
  added: string[]
  removed: string[]
  /** Whether the lessons that stay have another order. */
  isReordered: boolean
  /** Chapters that were added, removed or begin elsewhere. */
  chapters: number
  /** Lessons that became free, or no longer are. */
  free: number
  /** Fields of the course that changed and are no texts, such as `price`. */
  fields: string[]
}

/** What differs between a published course and its draft, in numbers. */
export function courseChanges(published: CourseDocument, draft: CourseDocument): CourseChanges {
  const changes: CourseChanges = {
    texts: 0,
    added: [],
    removed: [],
    isReordered: isReordered(published, draft),
    chapters: 0,
    free: 0,
    fields: [],
  }
  for (const { path, before } of listDifferences(published, draft)) {
    const keys = path.split('.')
    const [field = '', id = '', inner = ''] = keys
    if (isLocale(keys.at(-1))) changes.texts += 1
    else if (field !== 'lessons') {
      if (!changes.fields.includes(field)) changes.fields.push(field)
    } else if (keys.length === 2) changes[before === undefined ? 'added' : 'removed'].push(id)
    else if (inner === 'chapters') changes.chapters += 1
    else if (inner === 'is_free') changes.free += 1
  }
  return changes
}

/** Whether nothing would change. */
export function isUnchanged({
  texts,
  added,
  removed,
  isReordered,
  chapters,
  free,
  fields,
}: CourseChanges): boolean {
  return texts + added.length + removed.length + chapters + free + fields.length === 0 && !isReordered
}

function isReordered(published: CourseDocument, draft: CourseDocument): boolean {
  const ids = (one: CourseDocument, other: CourseDocument) =>
    orderedEntries(one.lessons)
      .map(([id]) => id)
      .filter((id) => Object.hasOwn(other.lessons, id))
      .join()
  return ids(published, draft) !== ids(draft, published)
}
