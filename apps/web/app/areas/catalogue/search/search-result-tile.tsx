import { MarkedText } from '@chignon/ui/marked-text'
import type { SearchResult } from '@chignon/contract/catalogue/search'
import { CourseTile } from '../course/course-tile.tsx'
import type { SearchHighlight } from './search-highlight.ts'
import { LiveMasterclassTile } from '../live-masterclass/live-masterclass-tile.tsx'
import { OnlineMasterclassTile } from '../online-masterclass/online-masterclass-tile.tsx'
import { ProgramTile } from '../program/program-tile.tsx'

type SearchResultTileProps = {
  hit: SearchResult
  isPriority?: boolean
  /** Level of the heading. Default 3. */
  level?: 2 | 3
}

/** A search result as the card of its type, with marked matches. */
export function SearchResultTile({ hit, isPriority = false, level = 3 }: SearchResultTileProps) {
  const highlight: SearchHighlight = {
    title: <MarkedText text={hit.name} marks={hit.marks.name} />,
    // Without matches in it, the summary is not shown; the card shows its usual details.
    detail: hit.marks.summary.length > 0 && <MarkedText text={hit.summary} marks={hit.marks.summary} />,
  }
  if (hit.type === 'course')
    return <CourseTile course={hit} isPriority={isPriority} level={level} {...highlight} />
  if (hit.type === 'program') return <ProgramTile program={hit} level={level} {...highlight} />
  if (hit.type === 'online-masterclass') return <OnlineMasterclassTile masterclass={hit} {...highlight} />
  return <LiveMasterclassTile masterclass={hit} title={highlight.title} />
}
