import { Trans, useLingui } from '@lingui/react/macro'
import { addCategoriesMetadata } from '../../areas/catalogue/category/category-metadata.ts'
import { CategoryRow } from '../../areas/catalogue/category/category-row.tsx'
import { EmptyList } from '../../areas/catalogue/list/lazy-empty-list.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { educationCategoriesQuery } from '../../areas/catalogue/category/category-queries.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { PageHandle } from '../../lib/seo/page-handle.ts'
import type { Route } from './+types/categories.ts'

export const handle: PageHandle = { sitemap: [''] }

const allCategories = educationCategoriesQuery({})

export async function loader({ context }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  const { data: categories } = await queries.ensure(allCategories)
  await addCategoriesMetadata(context, categories)
  return { queries: queries.dehydrate() }
}

export default function Categories() {
  const { t } = useLingui()
  const { data: categories } = useEndpointQuery(allCategories)
  return (
    <div className="content-width pt-12 pb-section md:pt-16">
      <PageHead
        title={t`Categories`}
        description={t`Browse all courses and programs of the academy by category or keyword.`}
      />
      <h1 className="headline-type text-display">
        <Trans>Categories</Trans>
      </h1>
      {categories.length === 0 ? (
        <EmptyList />
      ) : (
        <ul role="list" className="mt-8 border-t border-line md:mt-12">
          {categories.map((category, index) => (
            <li key={category.id}>
              <CategoryRow category={category} isPriority={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
