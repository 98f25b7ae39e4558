import { CardGrid } from '@chignon/ui/card-grid'
import { SectionHeading } from '@chignon/ui/section-heading'
import { Trans } from '@lingui/react/macro'
import { useEndpointQuery } from '../../../lib/data/endpoint-atoms.ts'
import { courseListAtom } from '../course/course-queries.ts'
import { CourseTile } from '../course/course-tile.tsx'

/** The input of the query for the courses most people begin with. */
export const popularCoursesInput = { query: { groups: 'popular', per_page: 4 } } as const

/** Where a search leads nowhere: the courses most people begin with. */
export function PopularCourses() {
  const { data: courses } = useEndpointQuery(courseListAtom, popularCoursesInput)
  if (courses.length === 0) return null
  return (
    <section aria-labelledby="popular" className="pt-section">
      <SectionHeading titleId="popular" title={<Trans>Courses to begin with</Trans>} />
      <CardGrid columns={4}>
        {courses.map((course) => (
          <CourseTile key={course.id} course={course} />
        ))}
      </CardGrid>
    </section>
  )
}
