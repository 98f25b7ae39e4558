import { useEndpointQuery } from '../../../lib/data/endpoint-atoms.ts'
import { searchListAtom } from './search-queries.ts'
import { educationSearchInput } from './education-search-input.ts'
import type { EducationsQuery } from '../list/educations-query.ts'
import { SearchCorrectionNote } from './search-correction-note.tsx'

/** Correction note of the education search, loaded on demand. */
export default function EducationSearchNote({ filters }: { filters: EducationsQuery }) {
  const { searched } = useEndpointQuery(searchListAtom, educationSearchInput(filters))
  return <SearchCorrectionNote searched={searched} />
}
