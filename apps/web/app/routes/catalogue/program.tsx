import { CardGrid } from '@chignon/ui/card-grid'
import { SectionHeading } from '@chignon/ui/section-heading'
import { Trans } from '@lingui/react/macro'
import { ProductDescription } from '../../areas/catalogue/product/product-description.tsx'
import { RelatedProducts } from '../../areas/catalogue/product/related-products.tsx'
import { LazyTaughtBy } from '../../areas/catalogue/product/lazy-taught-by.tsx'
import { CertificateNote } from '../../areas/catalogue/product/certificate-note.tsx'
import { CourseTile } from '../../areas/catalogue/course/course-tile.tsx'
import { ProgramExam } from '../../areas/catalogue/program/program-exam.tsx'
import { addProgramMetadata } from '../../areas/catalogue/program/program-metadata.ts'
import { ProgramHead } from '../../areas/catalogue/program/program-head.tsx'
import { ProgramTile } from '../../areas/catalogue/program/program-tile.tsx'
import { loadDiscussions } from '../../areas/community/discussion/load-discussions.ts'
import { LazyProductDiscussions } from '../../areas/community/discussion/lazy-product-discussions.tsx'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { programQuery, programListQuery } from '../../areas/catalogue/program/program-queries.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { Route } from './+types/program.ts'

const queriesOf = (slug: string) => ({
  program: programQuery({ params: { id: slug } }),
  related: programListQuery({ query: { related_to: slug, per_page: 2 } }),
})

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  const { program: ofProgram, related } = queriesOf(params.slug)
  const [{ data: program }] = await Promise.all([queries.ensure(ofProgram), queries.ensure(related)])
  redirectToCanonical(request, params.slug, '/programs', program.slug)
  await addProgramMetadata(context, program)
  const discussions = await loadDiscussions(context, 'program', program.slug)
  return { queries: queries.dehydrate(), discussions }
}

export default function Program({ params, loaderData }: Route.ComponentProps) {
  const queries = queriesOf(params.slug)
  const { data: program } = useEndpointQuery(queries.program)
  const { data: related } = useEndpointQuery(queries.related)
  return (
    <>
      <PageHead title={program.name} description={program.summary} />
      <ProgramHead program={program} />
      <section aria-labelledby="courses" className="content-width border-t border-line py-section">
        <SectionHeading titleId="courses" title={<Trans>Courses in this program</Trans>} />
        <CardGrid columns={4}>
          {program.courses.map((course) => (
            <CourseTile key={course.id} course={course} />
          ))}
        </CardGrid>
      </section>
      <div className="content-width grid gap-x-20 gap-y-14 pb-section md:grid-cols-[7fr_5fr]">
        <ProductDescription locale={program.locale} description={program.description} />
        <div className="grid content-start gap-10">
          <LazyTaughtBy educators={program.educators} />
          <ProgramExam program={program} />
          <CertificateNote tier="gold" title={program.name}>
            {program.has_exam ? (
              <Trans>Pass the exam to earn it.</Trans>
            ) : (
              <Trans>Finish the courses to earn it.</Trans>
            )}
          </CertificateNote>
        </div>
      </div>
      <LazyProductDiscussions discussions={loaderData.discussions} />
      <RelatedProducts columns={2}>
        {related.map((other) => (
          <ProgramTile key={other.id} program={other} />
        ))}
      </RelatedProducts>
    </>
  )
}
