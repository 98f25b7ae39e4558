import { Trans, useLingui } from '@lingui/react/macro'
import { ListPagination } from '../../areas/catalogue/list/list-pagination.tsx'
import { educationCategoriesQuery } from '../../areas/catalogue/category/category-queries.ts'
import { CategoryChips } from '../../areas/catalogue/category/category-chips.tsx'
import { SearchResultSections } from '../../areas/catalogue/search/search-result-sections.tsx'
import { EmptyList } from '../../areas/catalogue/list/lazy-empty-list.tsx'
import { PopularCourses, popularCoursesQuery } from '../../areas/catalogue/search/popular-courses.tsx'
import {
  readSearchQuery,
  searchPath,
  searchInput,
  type SearchQuery,
} from '../../areas/catalogue/search/search-query.ts'
import { ResultCount } from '../../areas/catalogue/search/result-count.tsx'
import { SearchTypeChips } from '../../areas/catalogue/search/search-type-chips.tsx'
import { SearchCorrectionNote } from '../../areas/catalogue/search/search-correction-note.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { redirectPastLastPage } from '../../lib/routing/redirect-past-last-page.ts'
import { searchListQuery } from '../../areas/catalogue/search/search-queries.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { Route } from './+types/education-search.ts'

const resultsOf = (filters: SearchQuery) => searchListQuery(searchInput(filters))

/** `/education-search`: search over all product types. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readSearchQuery(new URL(request.url).searchParams)
  const queries = loaderQueries(context)
  const [{ data, pagination }] = await Promise.all([
    queries.ensure(resultsOf(filters)),
    queries.ensure(educationCategoriesQuery({})),
  ])
  redirectPastLastPage(pagination, (page) => searchPath({ ...filters, page }))
  if (data.length === 0) await queries.ensure(popularCoursesQuery)
  return { filters, queries: queries.dehydrate() }
}

export default function EducationSearchPage({ loaderData: { filters } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { data: hits, pagination, counts, searched } = useEndpointQuery(resultsOf(filters))
  const { search, type, category } = filters
  return (
    <div className="content-width pt-12 pb-section md:pt-16">
      <PageHead
        title={t`Search`}
        description={t`Search all courses, programs and masterclasses in one place.`}
        address={searchPath(filters)}
        isUnlisted={search !== '' || hits.length === 0}
      />
      <h1 className="headline-type text-display wrap-anywhere">
        {search ? <Trans>Results for “{search}”</Trans> : <Trans>The whole catalogue</Trans>}
      </h1>
      <ResultCount total={pagination.total} />
      <SearchCorrectionNote searched={searched} />
      {(hits.length > 0 || type || category) && (
        <div className="mt-8 grid gap-3">
          <SearchTypeChips filters={filters} counts={counts} />
          <CategoryChips
            selected={category}
            pathOf={(slug) => searchPath({ ...filters, category: slug, page: 1 })}
            all={<Trans>All categories</Trans>}
          />
        </div>
      )}
      <div className="mt-12">
        {hits.length > 0 ? (
          <SearchResultSections hits={hits} filters={filters} counts={counts} />
        ) : (
          <>
            <EmptyList search={search} />
            <PopularCourses />
          </>
        )}
      </div>
      <ListPagination pages={pagination} pathOf={(page) => searchPath({ ...filters, page })} />
    </div>
  )
}
