import { CardGrid } from '@chignon/ui/card-grid'
import { useEndpointQuery } from '../../../lib/data/endpoint-atoms.ts'
import { courseListAtom } from './course-queries.ts'
import { CataloguePages } from '../list/list-pagination.tsx'
import { CourseTile } from './course-tile.tsx'
import { educationsAddress, type EducationsQuery } from '../list/educations-query.ts'
import { NothingFound } from '../list/lazy-empty-list.tsx'

/** The input of the courses' query for what is asked. */
export function coursesInput({ category, page }: EducationsQuery) {
  return { query: { page, ...(category ? { category } : {}) } }
}

/** The courses, twelve a page. */
export function CourseResults({ asked }: { asked: EducationsQuery }) {
  const { data: courses, pagination } = useEndpointQuery(courseListAtom, coursesInput(asked))
  if (courses.length === 0) return <NothingFound />
  return (
    <>
      <CardGrid columns={4}>
        {courses.map((course, i) => (
          <CourseTile key={course.id} course={course} isPriority={i < 2} level={2} />
        ))}
      </CardGrid>
      <CataloguePages pages={pagination} addressOf={(page) => educationsAddress({ ...asked, page })} />
    </>
  )
}
