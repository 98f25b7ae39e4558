import type { SearchType } from '@chignon/contract/catalogue/search'
import { sql, type SQL } from 'drizzle-orm'
import type { PreparedViewerContext } from '../../platform/http/viewer-context.ts'
import { courseCardsJson, parseCourseCard } from '../card/course-card.queries.ts'
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

/** The rows of cards by type, in any order. */
export type CardRows = ReturnType<typeof parseCards>

/** The columns of cards as they come from the database. */
export type CardsJson = {
  courses: Parameters<typeof parseCourseCard>[0][]
  programs: Parameters<typeof parseProgramCard>[0][]
  liveMasterclasses: Parameters<typeof parseLiveMasterclassCard>[0][]
  onlineMasterclasses: Parameters<typeof parseOnlineMasterclassCard>[0][]
}

/**
 * The cards of the entries in the CTE `page`, one column per type. Drafts are left out for educators too, because the index may
 * contain a product for a moment after it has become one.
 */
export function cardsJson(viewer: PreparedViewerContext): Record<keyof CardsJson, SQL> {
  const viewerContext = { ...viewer, seesDrafts: false }
  const ids = (type: SearchType) => sql`array(select thing_id from page where ${isOfType(type)})`
  return {
    courses: courseCardsJson(ids('course'), viewerContext),
    programs: programCardsJson(ids('program'), viewerContext),
    liveMasterclasses: liveMasterclassCardsJson(ids('live-masterclass'), viewerContext),
    onlineMasterclasses: onlineMasterclassCardsJson(ids('online-masterclass'), viewerContext),
  }
}

export function parseCards({ courses, programs, liveMasterclasses, onlineMasterclasses }: CardsJson) {
  return {
    courses: courses.map(parseCourseCard),
    programs: programs.map(parseProgramCard),
    liveMasterclasses: liveMasterclasses.map(parseLiveMasterclassCard),
    onlineMasterclasses: onlineMasterclasses.map(parseOnlineMasterclassCard),
  }
}
