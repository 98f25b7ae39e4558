import { CardGrid } from '@chignon/ui/card-grid'
import { SectionHeading } from '@chignon/ui/section-heading'
import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { qualificationEndpoints } from '@chignon/contract/catalogue/qualification'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { ListPagination } from '../../areas/catalogue/list/list-pagination.tsx'
import { addCategoryMetadata } from '../../areas/catalogue/category/category-metadata.ts'
import { categoryPath } from '../../areas/catalogue/category/category-path.ts'
import { CourseTile } from '../../areas/catalogue/course/course-tile.tsx'
import { readPage } from '../../areas/catalogue/list/educations-query.ts'
import { EmptyList } from '../../areas/catalogue/list/lazy-empty-list.tsx'
import { ProgramTile } from '../../areas/catalogue/program/program-tile.tsx'
import { QualificationTile } from '../../areas/catalogue/qualification/qualification-tile.tsx'
import { ProductCover } from '../../areas/catalogue/product/product-cover.tsx'
import { ProductHead } from '../../areas/catalogue/product/product-head.tsx'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { errorResponse } from '../../lib/routing/error-response.ts'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { redirectPastLastPage } from '../../lib/routing/redirect-past-last-page.ts'
import { courseListQuery } from '../../areas/catalogue/course/course-queries.ts'
import { programListQuery } from '../../areas/catalogue/program/program-queries.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { Route } from './+types/category.ts'
import { PageLink } from '../../areas/site/page-link.tsx'

const queriesOf = (category: string, page: number) => ({
  courses: courseListQuery({ query: { category, page } }),
  programs: programListQuery({ query: { category, per_page: maxPrograms } }),
})

// All programs of a category are on its first page.
const maxPrograms = 50

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  const { data: categories } = await queries.load(baseEndpoints.educationCategories, {})
  const category = categories.find(({ id, slug }) => slug === params.id || id === params.id)
  if (!category) throw errorResponse(404)
  redirectToCanonical(request, params.id, '/educations/categories', category.slug)
  const page = readPage(new URL(request.url).searchParams)
  const lists = queriesOf(category.slug, page)
  const [{ data: qualifications }, { data: courses, pagination }] = await Promise.all([
    queries.load(qualificationEndpoints.list, {}),
    queries.ensure(lists.courses),
    queries.ensure(lists.programs),
  ])
  redirectPastLastPage(pagination, (last) => categoryPath(category.slug, last))
  await addCategoryMetadata(context, category, courses, (page - 1) * pagination.per_page + 1)
  const qualification = qualifications.find((candidate) => candidate.category.id === category.id)
  return { category, page, qualification, queries: queries.dehydrate() }
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { category, page, qualification } = loaderData
  const { slug, name, description } = category
  const lists = queriesOf(slug, page)
  const { data: courses, pagination } = useEndpointQuery(lists.courses)
  const { data: programs, pagination: ofPrograms } = useEndpointQuery(lists.programs)
  return (
    <>
      <PageHead title={name} description={description} address={categoryPath(slug, page)} />
      <ProductHead
        crumbs={[
          { id: 'educations', label: t`Education`, link: <Link to="/educations" /> },
          { id: 'categories', label: t`Categories`, link: <Link to="/educations/categories" /> },
        ]}
        title={name}
        summary={description}
        facts={[
          { id: 'courses', label: t`Courses`, value: number(pagination.total) },
          { id: 'programs', label: t`Programs`, value: number(ofPrograms.total) },
        ]}
        cover={
          <ProductCover
            product={{ slug, category: { slug }, preview_url: null }}
            shape="landscape"
            isPriority
          />
        }
      />
      <section aria-labelledby="courses" className="content-width border-t border-line py-section">
        <SectionHeading titleId="courses" title={<Trans>Courses</Trans>} />
        {courses.length === 0 ? (
          <EmptyList isFiltered />
        ) : (
          <CardGrid columns={4}>
            {courses.map((course) => (
              <CourseTile key={course.id} course={course} />
            ))}
          </CardGrid>
        )}
        <ListPagination pages={pagination} pathOf={(target) => categoryPath(slug, target)} />
      </section>
      {programs.length + (qualification ? 1 : 0) > 0 && (
        <div className="content-width grid gap-x-6 border-t border-line md:grid-cols-2">
          {programs.length > 0 && (
            <section
              aria-labelledby="programs"
              className={programs.length > 1 ? 'pt-section md:col-span-2' : 'pt-section md:pb-section'}
            >
              <SectionHeading
                titleId="programs"
                title={<Plural value={programs.length} one="Program" other="Programs" />}
                link={<PageLink to="/educations?tab=programs" />}
                linkLabel={<Trans>All programs</Trans>}
              />
              <CardGrid columns={programs.length > 1 ? 2 : 1}>
                {programs.map((program) => (
                  <ProgramTile key={program.id} program={program} level={3} />
                ))}
              </CardGrid>
            </section>
          )}
          {qualification && (
            <section aria-labelledby="qualification" className="py-section">
              <SectionHeading
                titleId="qualification"
                title={<Trans>Qualification</Trans>}
                link={<PageLink to="/educations/qualifications" />}
                linkLabel={<Trans>All qualifications</Trans>}
              />
              <QualificationTile qualification={qualification} />
            </section>
          )}
        </div>
      )}
    </>
  )
}
