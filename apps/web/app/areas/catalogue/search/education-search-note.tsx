import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { educationSearchListQuery } from './education-search-list-query.ts'
import type { EducationsQuery } from '../list/educations-query.ts'
import { SearchCorrectionNote } from './search-correction-note.tsx'

/** Correction note of the education search, loaded on demand. */
export default function EducationSearchNote({ filters }: { filters: EducationsQuery }) {
  const { searched } = useEndpointQuery(educationSearchListQuery(filters))
  return <SearchCorrectionNote searched={searched} />
}
