import type { SearchType } from '@chignon/contract/search'
import type { ViewerContext } from '../access/viewer-context.ts'
import { courseCards } from '../course/course.queries.ts'
import type { Connection } from '../db/client.ts'
import { liveMasterclassCards } from '../live-masterclass/live-masterclass.queries.ts'
import { onlineMasterclassCards } from '../online-masterclass/online-masterclass.queries.ts'
import { programCards } from '../program/program.queries.ts'
import type { Entry } from './find-entries.ts'

/** The rows of cards by type, in any order. */
export type CardRows = Awaited<ReturnType<typeof findCards>>

/** Reads the cards of entries. Types without entries are not queried. */
export async function findCards(db: Connection, entries: Entry[], viewerContext: ViewerContext) {
  const idsOf = (wanted: SearchType) => entries.flatMap(({ type, id }) => (type === wanted ? [id] : []))
  const [courses, programs, liveMasterclasses, onlineMasterclasses] = await Promise.all([
    courseCards(db, idsOf('course'), viewerContext),
    programCards(db, idsOf('program'), viewerContext),
    liveMasterclassCards(db, idsOf('live-masterclass'), viewerContext.locale),
    onlineMasterclassCards(db, idsOf('online-masterclass'), viewerContext),
  ])
  return { courses, programs, liveMasterclasses, onlineMasterclasses }
}
