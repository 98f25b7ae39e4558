import type { Pagination } from '@chignon/contract/platform/response'
import { msg } from '@lingui/core/macro'
import type { AppLoadContext } from 'react-router'
import { serverI18n } from '../../../lib/i18n/i18n.server.ts'
import { breadcrumbsJsonLd, itemListJsonLd } from '../../../lib/seo/json-ld/lists.ts'
import { addMetadata } from '../../../lib/seo/page-metadata.ts'
import { educationsPath, type EducationsQuery } from './educations-query.ts'

type ListResult = { data: readonly { name: string; slug: string }[]; pagination: Pagination }

/** Adds breadcrumbs and item list of `/educations`. */
export async function addEducationsMetadata(
  context: AppLoadContext,
  filters: EducationsQuery,
  { data, pagination }: ListResult,
  category: { name: string } | undefined,
): Promise<void> {
  if (data.length === 0) return
  const i18n = await serverI18n(context.locale)
  const unfiltered = { tab: filters.tab, search: '', category: '', page: 1 }
  addMetadata(context, {
    jsonLd: [
      breadcrumbsJsonLd(context, [
        { name: context.brand.name, address: '/' },
        { name: i18n._(msg`Education`), address: '/educations' },
        ...(filters.tab === 'programs'
          ? [{ name: i18n._(msg`Programs`), address: educationsPath(unfiltered) }]
          : []),
        ...(category
          ? [{ name: category.name, address: educationsPath({ ...unfiltered, category: filters.category }) }]
          : []),
      ]),
      itemListJsonLd(
        context,
        data.map(({ name, slug }) => ({ name, address: `/${filters.tab}/${slug}` })),
        (pagination.page - 1) * pagination.per_page + 1,
      ),
    ],
  })
}
