import { useEndpointQuery } from '../lib/query-family.ts'
import { searchListAtom } from '../queries/search.ts'
import { educationSearchInput } from './education-search-input.ts'
import type { EducationsQuery } from './educations-query.ts'
import { SearchedNote } from './searched-note.tsx'

/** How the search for them was understood. */
export default function EducationSearchNote({ asked }: { asked: EducationsQuery }) {
  const { searched } = useEndpointQuery(searchListAtom, educationSearchInput(asked))
  return <SearchedNote searched={searched} />
}
