import { CardGrid } from '@chignon/ui/card-grid'
import { SectionHeading } from '@chignon/ui/section-heading'
import { programEndpoints } from '@chignon/contract'
import { Trans } from '@lingui/react/macro'
import { About } from '../catalogue/about.tsx'
import { CourseTile } from '../catalogue/course-tile.tsx'
import { describeProgram } from '../catalogue/program-facts.ts'
import { ProgramHead } from '../catalogue/program-head.tsx'
import { openQueries } from '../lib/open-queries.ts'
import { useEndpointQuery } from '../lib/query-family.ts'
import { programAtom } from '../queries/program.ts'
import { PageHead } from '../site/page-head.tsx'
import type { Route } from './+types/program.ts'

const inputOf = (slug: string) => ({ params: { id: slug } })

export async function loader({ context, params }: Route.LoaderArgs) {
  const queries = openQueries(context)
  const { data } = await queries.ensure(programEndpoints.show, inputOf(params.slug))
  await describeProgram(context, data)
  return { queries: queries.dehydrate() }
}

export default function Program({ params }: Route.ComponentProps) {
  const { data: program } = useEndpointQuery(programAtom, inputOf(params.slug))
  return (
    <>
      <PageHead title={program.name} description={program.summary} />
      <ProgramHead program={program} />
      <div className="content-width pb-section">
        <div className="max-w-prose">
          <About
            description={program.description}
            certificate={
              program.has_exam ? (
                <Trans>It ends in an exam: pass it, and the gold certificate is yours.</Trans>
              ) : (
                <Trans>Finish its courses, and the gold certificate is yours.</Trans>
              )
            }
          />
        </div>
      </div>
      <section aria-labelledby="courses" className="content-width border-t border-line py-section">
        <SectionHeading titleId="courses" title={<Trans>The courses of this program</Trans>} />
        <CardGrid columns={4}>
          {program.courses.map((course) => (
            <CourseTile key={course.id} course={course} />
          ))}
        </CardGrid>
      </section>
    </>
  )
}
