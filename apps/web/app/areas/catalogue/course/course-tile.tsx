import { CourseCard } from '@chignon/ui/course-card'
import type { CourseCard as Course } from '@chignon/contract/catalogue/course'
import { Plural } from '@lingui/react/macro'
import type { SearchHighlight } from '../search/search-highlight.ts'
import { OfferPrice } from '../product/offer-price.tsx'
import { InLanguage } from '../product/in-language.tsx'
import { ProductCover } from '../product/product-cover.tsx'
import { PageLink } from '../../site/page-link.tsx'

type CourseTileProps = {
  course: Course
  isPriority?: boolean
  /** Level of the heading: 3 below a section's heading, 2 below the page's. Default 3. */
  level?: 2 | 3
} & SearchHighlight

/** Card of a course. */
export function CourseTile({
  course,
  isPriority = false,
  level = 3,
  title = course.name,
  detail,
}: CourseTileProps) {
  return (
    <CourseCard
      link={<PageLink to={`/courses/${course.slug}`} viewTransition />}
      cover={<ProductCover product={course} shape="portrait" isPriority={isPriority} />}
      overline={course.category.name}
      title={<InLanguage locale={course.locale}>{title}</InLanguage>}
      detail={detail}
      level={level}
      facts={<Plural value={course.lessons_count} one="# lesson" other="# lessons" />}
      price={<OfferPrice offer={course} />}
    />
  )
}
