import { CardGrid } from '@chignon/ui/card-grid'
import { useEndpointQuery } from '../../../lib/data/endpoint-atoms.ts'
import { programListAtom } from './program-queries.ts'
import { CataloguePages } from '../list/list-pagination.tsx'
import { educationsAddress, type EducationsQuery } from '../list/educations-query.ts'
import { NothingFound } from '../list/lazy-empty-list.tsx'
import { ProgramTile } from './program-tile.tsx'

/** The input of the programs' query for what is asked. */
export function programsInput({ category, page }: EducationsQuery) {
  return { query: { page, ...(category ? { category } : {}) } }
}

/** The programs, twelve a page. */
export function ProgramResults({ asked }: { asked: EducationsQuery }) {
  const { data: programs, pagination } = useEndpointQuery(programListAtom, programsInput(asked))
  if (programs.length === 0) return <NothingFound />
  return (
    <>
      <CardGrid columns={2}>
        {programs.map((program) => (
          <ProgramTile key={program.id} program={program} />
        ))}
      </CardGrid>
      <CataloguePages pages={pagination} addressOf={(page) => educationsAddress({ ...asked, page })} />
    </>
  )
}
