import type { EducationCategory } from '@chignon/contract/catalogue/base-data'
import { Plural } from '@lingui/react/macro'
import { ProductCover } from '../product/product-cover.tsx'
import { PageLink } from '../../site/page-link.tsx'

type CategoryRowProps = {
  category: EducationCategory
  isPriority?: boolean
}

/** Row of the categories page: cover, name, description and number of courses. */
export function CategoryRow({ category, isPriority = false }: CategoryRowProps) {
  const { slug, name, description, courses_count } = category
  return (
    <article className="group/category relative grid items-center gap-x-16 gap-y-5 border-b border-line py-8 md:grid-cols-[5fr_7fr] md:py-10">
      <div className="overflow-clip rounded-media [&_img]:transition-transform [&_img]:duration-240 group-hover/category:[&_img]:scale-[1.025]">
        <ProductCover
          product={{ slug, category: { slug }, preview_url: null }}
          shape="landscape"
          isPriority={isPriority}
        />
      </div>
      <div className="min-w-0">
        <p className="overline-label text-accent">
          <Plural value={courses_count} _0="No courses yet" one="# course" other="# courses" />
        </p>
        <h2 className="headline-type mt-2 text-display wrap-anywhere">
          <PageLink
            to={`/educations/categories/${slug}`}
            viewTransition
            className="no-underline decoration-1 underline-offset-8 group-hover/category:underline after:absolute after:inset-0 after:rounded-media focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {name}
          </PageLink>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-text-muted">{description}</p>
      </div>
    </article>
  )
}
