import type { SearchType } from '@chignon/contract/search'
import type { ViewerContext } from '../access/viewer-context.ts'
import { courseCards } from '../course/course.queries.ts'
import type { Connection } from '../db/client.ts'
import { liveMasterclassCards } from '../live-masterclass/live-masterclass.queries.ts'
import { onlineMasterclassCards } from '../online-masterclass/online-masterclass.queries.ts'
import { programCards } from '../program/program.queries.ts'
import type { Entry } from './find-entries.ts'

/** What cards show, by type, in any order. */
export type Cards = Awaited<ReturnType<typeof cardsOf>>

/** Reads what the cards of some things show; types that are not among them are not asked for. */
export async function cardsOf(db: Connection, entries: Entry[], viewerContext: ViewerContext) {
  const ids = (wanted: SearchType) => entries.flatMap(({ type, id }) => (type === wanted ? [id] : []))
  const [courses, programs, liveMasterclasses, onlineMasterclasses] = await Promise.all([
    courseCards(db, ids('course'), viewerContext),
    programCards(db, ids('program'), viewerContext),
    liveMasterclassCards(db, ids('live-masterclass'), viewerContext.locale),
    onlineMasterclassCards(db, ids('online-masterclass'), viewerContext),
  ])
  return { courses, programs, liveMasterclasses, onlineMasterclasses }
}
