import type { EducationCategory } from '@chignon/contract/catalogue/base-data'
import { msg } from '@lingui/core/macro'
import type { AppLoadContext } from 'react-router'
import { serverI18n } from '../../../lib/i18n/i18n.server.ts'
import { breadcrumbsJsonLd, itemListJsonLd } from '../../../lib/seo/json-ld/lists.ts'
import { addMetadata } from '../../../lib/seo/page-metadata.ts'
import { categoryPath } from './category-path.ts'

/** Adds breadcrumbs and item list of the categories page. */
export async function addCategoriesMetadata(
  context: AppLoadContext,
  categories: readonly EducationCategory[],
): Promise<void> {
  addMetadata(context, {
    jsonLd: [
      breadcrumbsJsonLd(context, await crumbsOf(context)),
      itemListJsonLd(
        context,
        categories.map(({ name, slug }) => ({ name, address: categoryPath(slug, 1) })),
      ),
    ],
  })
}

/** Adds breadcrumbs and item list of a category's page. `from` is the position of its first course. */
export async function addCategoryMetadata(
  context: AppLoadContext,
  { name, slug }: EducationCategory,
  courses: readonly { name: string; slug: string }[],
  from: number,
): Promise<void> {
  const crumbs = [...(await crumbsOf(context)), { name, address: categoryPath(slug, 1) }]
  addMetadata(context, {
    jsonLd: [
      breadcrumbsJsonLd(context, crumbs),
      ...(courses.length > 0
        ? [
            itemListJsonLd(
              context,
              courses.map((course) => ({ name: course.name, address: `/courses/${course.slug}` })),
              from,
            ),
          ]
        : []),
    ],
  })
}

async function crumbsOf({ locale }: AppLoadContext) {
  const i18n = await serverI18n(locale)
  return [
    { name: i18n._(msg`Education`), address: '/educations' },
    { name: i18n._(msg`Categories`), address: '/educations/categories' },
  ]
}
