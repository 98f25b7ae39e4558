import { MarkedText } from '@chignon/ui/marked-text'
import type { SearchResult } from '@chignon/contract/search'
import { CourseTile } from '../course/course-tile.tsx'
import type { SearchHighlight } from './search-highlight.ts'
import { LiveMasterclassTile } from '../live-masterclass/live-masterclass-tile.tsx'
import { OnlineMasterclassTile } from '../online-masterclass/online-masterclass-tile.tsx'
import { ProgramTile } from '../program/program-tile.tsx'

type SearchResultTileProps = {
  hit: SearchResult
  isPriority?: boolean
  /** Of its heading. Default 3. */
  level?: 2 | 3
}

/** What a search found as the card of its type, with the words it was found by marked. */
export function SearchResultTile({ hit, isPriority = false, level = 3 }: SearchResultTileProps) {
  const found: SearchHighlight = {
    title: <MarkedText text={hit.name} marks={hit.marks.name} />,
    // A summary that tells nothing of the search is not shown: the card says what the thing is.
    detail: hit.marks.summary.length > 0 && <MarkedText text={hit.summary} marks={hit.marks.summary} />,
  }
  if (hit.type === 'course')
    return <CourseTile course={hit} isPriority={isPriority} level={level} {...found} />
  if (hit.type === 'program') return <ProgramTile program={hit} level={level} {...found} />
  if (hit.type === 'online-masterclass') return <OnlineMasterclassTile masterclass={hit} {...found} />
  return <LiveMasterclassTile masterclass={hit} title={found.title} />
}
