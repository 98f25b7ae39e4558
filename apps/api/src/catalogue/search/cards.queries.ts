import type { SearchType } from '@chignon/contract/catalogue/search'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import {
  preparedViewer,
  viewerKey,
  type PreparedViewerContext,
  type ViewerContext,
} from '../../platform/http/viewer-context.ts'
import { courseCardsJson, parseCourseCard } from '../card/course-card.queries.ts'
import type { Connection } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import {
  liveMasterclassCardsJson,
  parseLiveMasterclassCard,
} from '../live-masterclass/live-masterclass.queries.ts'
import {
  onlineMasterclassCardsJson,
  parseOnlineMasterclassCard,
} from '../card/online-masterclass-card.queries.ts'
import { parseProgramCard, programCardsJson } from '../card/program-card.queries.ts'
import { isOfType } from './search-query.ts'

type Entry = { type: SearchType; id: string }

/** The columns of course cards as they come from the database. */
export type CourseCardsJson = Parameters<typeof parseCourseCard>[0][]

/** The rows of cards by type, in any order. */
export type CardRows = Awaited<ReturnType<typeof withOtherCards>>

// Drafts are left out for educators too, because the index may contain a product for a moment after it has become one.
function withoutDrafts<Context extends PreparedViewerContext>(viewer: Context): Context {
  return { ...viewer, seesDrafts: false }
}

/** The cards of the courses in the CTE `page`. */
export function courseCardsOfPage(viewer: PreparedViewerContext): SQL {
  return courseCardsJson(
    sql`array(select thing_id from page where ${isOfType('course')})`,
    withoutDrafts(viewer),
  )
}

/**
 * Adds the cards of the entries that are no courses. Most entries are courses, and three more subqueries in the statement that finds
 * the entries take as long to start as the cards of a page of courses, also if they find nothing.
 */
export async function withOtherCards(
  db: Connection,
  courses: CourseCardsJson,
  entries: Entry[],
  viewerContext: ViewerContext,
) {
  const viewer = withoutDrafts(viewerContext)
  const [programs, liveMasterclasses, onlineMasterclasses] = await Promise.all([
    readPrograms(db, entries, viewer),
    readLiveMasterclasses(db, entries, viewer),
    readOnlineMasterclasses(db, entries, viewer),
  ])
  return { courses: courses.map(parseCourseCard), programs, liveMasterclasses, onlineMasterclasses }
}

const readPrograms = cardReader('program', { json: programCardsJson, parse: parseProgramCard })
const readLiveMasterclasses = cardReader('live-masterclass', {
  json: liveMasterclassCardsJson,
  parse: parseLiveMasterclassCard,
})
const readOnlineMasterclasses = cardReader('online-masterclass', {
  json: onlineMasterclassCardsJson,
  parse: parseOnlineMasterclassCard,
})

type Cards<Json, Card> = {
  json: (ids: SQL, viewer: PreparedViewerContext) => SQL
  parse: (json: Json) => Card
}

// Reads the cards of the entries of a type, if there are any.
function cardReader<Json, Card>(type: Exclude<SearchType, 'course'>, { json, parse }: Cards<Json, Card>) {
  const statement = prepared(
    (viewer: ViewerContext) => `search-${type}-cards-${viewerKey(viewer)}`,
    (db, viewer, name) => {
      const cards = json(sql`${sql.placeholder('ids')}::uuid[]`, preparedViewer(viewer))
      return db
        .select({ cards: sql<Json[]>`${cards}` })
        .from(sql`(select) as one_row`)
        .prepare(name)
    },
  )
  return async (db: Connection, entries: Entry[], viewer: ViewerContext): Promise<Card[]> => {
    const ids = entries.flatMap((entry) => (entry.type === type ? [entry.id] : []))
    if (ids.length === 0) return []
    const rows = await statement(db, viewer).execute({ ids, viewerId: viewer.viewerId })
    return rows.flatMap(({ cards }) => cards.map((card) => parse(card)))
  }
}
