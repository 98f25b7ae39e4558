import { CardGrid } from '@chignon/ui/card-grid'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { programListQuery } from './program-queries.ts'
import { ListPagination } from '../list/list-pagination.tsx'
import { educationsPath, type EducationsQuery } from '../list/educations-query.ts'
import { EmptyList } from '../list/lazy-empty-list.tsx'
import { ProgramTile } from './program-tile.tsx'

/** A page of the program list. */
export const programResultsQuery = ({ category, page }: EducationsQuery) =>
  programListQuery({ query: { page, ...(category ? { category } : {}) } })

/** Page of the program list. */
export function ProgramResults({ filters }: { filters: EducationsQuery }) {
  const { data: programs, pagination } = useEndpointQuery(programResultsQuery(filters))
  if (programs.length === 0) return <EmptyList isFiltered={filters.category !== '' || filters.page > 1} />
  return (
    <>
      <CardGrid columns={2}>
        {programs.map((program) => (
          <ProgramTile key={program.id} program={program} />
        ))}
      </CardGrid>
      <ListPagination pages={pagination} pathOf={(page) => educationsPath({ ...filters, page })} />
    </>
  )
}
