import { CardGrid } from '@chignon/ui/card-grid'
import { SectionHeading } from '@chignon/ui/section-heading'
import { Trans } from '@lingui/react/macro'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { courseListQuery } from '../course/course-queries.ts'
import { CourseTile } from '../course/course-tile.tsx'

/** The popular courses that a search without results shows. */
export const popularCoursesQuery = courseListQuery({ query: { groups: 'popular', per_page: 4 } })

/** Popular courses, for a search without results. */
export function PopularCourses() {
  const { data: courses } = useEndpointQuery(popularCoursesQuery)
  if (courses.length === 0) return null
  return (
    <section aria-labelledby="popular" className="pt-section">
      <SectionHeading titleId="popular" title={<Trans>Courses to start with</Trans>} />
      <CardGrid columns={4}>
        {courses.map((course) => (
          <CourseTile key={course.id} course={course} />
        ))}
      </CardGrid>
    </section>
  )
}
