import { TabsNav } from '@chignon/ui/tabs-nav'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
// The page itself: if it cannot be loaded, the error page says so.
// oxlint-disable-next-line no-restricted-imports
import { lazy } from 'react'
import { Link } from 'react-router'
import { educationCategoriesQuery } from '../../areas/catalogue/category/category-queries.ts'
import { CategoryChips } from '../../areas/catalogue/category/category-chips.tsx'
import { CourseResults, courseResultsQuery } from '../../areas/catalogue/course/course-results.tsx'
import { educationSearchListQuery } from '../../areas/catalogue/search/education-search-list-query.ts'
import { ResultCount } from '../../areas/catalogue/search/result-count.tsx'
import { addEducationsMetadata } from '../../areas/catalogue/list/educations-metadata.ts'
import {
  educationsPath,
  readEducationsQuery,
  type EducationsQuery,
} from '../../areas/catalogue/list/educations-query.ts'
import { ProgramResults, programResultsQuery } from '../../areas/catalogue/program/program-results.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { redirectPastLastPage } from '../../lib/routing/redirect-past-last-page.ts'
import { LazyChoicesNote } from '../../areas/commerce/subscription/lazy-choices-note.tsx'
import { loadChoicesLeft } from '../../areas/commerce/subscription/load-choices-left.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { PageHandle } from '../../lib/seo/page-handle.ts'
import type { Route } from './+types/educations.ts'
import { PageLink } from '../../areas/site/page-link.tsx'

// Without Suspense boundaries: the page waits for them on server and client.
const EducationSearchResults = lazy(() => import('../../areas/catalogue/search/education-search-results.tsx'))
const EducationSearchNote = lazy(() => import('../../areas/catalogue/search/education-search-note.tsx'))

export const handle: PageHandle = { sitemap: ['', '?tab=programs'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readEducationsQuery(new URL(request.url).searchParams)
  const queries = loaderQueries(context)
  const [results, { data: categories }, choicesLeft] = await Promise.all([
    filters.search ? queries.ensure(educationSearchListQuery(filters)) : listOf(filters, queries),
    queries.ensure(educationCategoriesQuery({})),
    loadChoicesLeft(context),
  ])
  const category = categories.find(({ slug }) => slug === filters.category)
  redirectPastLastPage(results.pagination, (page) => educationsPath({ ...filters, page }))
  if (!filters.search) await addEducationsMetadata(context, filters, results, category)
  return {
    filters,
    total: results.pagination.total,
    category: category && { name: category.name, description: category.description },
    // Search results are not indexed: their number is unlimited.
    isUnlisted: filters.search !== '' || results.data.length === 0,
    choicesLeft,
    queries: queries.dehydrate(),
  }
}

function listOf(filters: EducationsQuery, queries: ReturnType<typeof loaderQueries>) {
  return filters.tab === 'courses'
    ? queries.ensure(courseResultsQuery(filters))
    : queries.ensure(programResultsQuery(filters))
}

export default function Educations({ loaderData }: Route.ComponentProps) {
  const { filters, total, category, isUnlisted, choicesLeft } = loaderData
  const { t } = useLingui()
  const { number } = useFormats()
  const { search, tab } = filters
  const subject = [tab === 'programs' && t`Programs`, category?.name].filter(Boolean).join(' · ')
  const title = search ? t`Results for “${search}”` : subject || t`Education`
  const page = number(filters.page)
  const tabs = [
    { id: 'courses', label: <Trans>Courses</Trans> },
    { id: 'programs', label: <Trans>Programs</Trans> },
  ] as const
  return (
    <div className="content-width pt-12 pb-section md:pt-16">
      <PageHead
        title={filters.page > 1 ? `${title} · ${t`Page ${page}`}` : title}
        description={
          category?.description ?? t`Browse all courses and programs of the academy by category or keyword.`
        }
        address={educationsPath(filters)}
        isUnlisted={isUnlisted}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4">
        <h1 className="headline-type text-display wrap-anywhere">
          {search ? <Trans>Results for “{search}”</Trans> : <Trans>Education</Trans>}
        </h1>
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <TextLink variant="quiet" asChild>
            <PageLink to="/educations/categories">
              <Trans>Categories</Trans>
            </PageLink>
          </TextLink>
          <TextLink variant="quiet" asChild>
            <PageLink to="/educations/qualifications">
              <Trans>Qualifications</Trans>
            </PageLink>
          </TextLink>
        </p>
      </div>
      <ResultCount total={total} />
      {choicesLeft > 0 && (
        <div className="mt-8">
          <LazyChoicesNote left={choicesLeft} />
        </div>
      )}
      {search && <EducationSearchNote filters={filters} />}
      <TabsNav
        className="mt-8"
        label={t`Courses or programs`}
        items={tabs.map(({ id, label }) => ({
          id,
          label,
          isCurrent: tab === id,
          link: <Link to={educationsPath({ ...filters, tab: id, page: 1 })} preventScrollReset />,
        }))}
      />
      <div className="mt-8">
        <CategoryChips
          selected={filters.category}
          pathOf={(slug) => educationsPath({ ...filters, category: slug, page: 1 })}
        />
      </div>
      <div className="mt-10">
        {search ? (
          <EducationSearchResults filters={filters} />
        ) : tab === 'courses' ? (
          <CourseResults filters={filters} />
        ) : (
          <ProgramResults filters={filters} />
        )}
      </div>
    </div>
  )
}
