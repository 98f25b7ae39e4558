import { CardGrid } from '@chignon/ui/card-grid'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { courseListQuery } from './course-queries.ts'
import { ListPagination } from '../list/list-pagination.tsx'
import { CourseTile } from './course-tile.tsx'
import { educationsPath, type EducationsQuery } from '../list/educations-query.ts'
import { EmptyList } from '../list/lazy-empty-list.tsx'

/** A page of the course list. */
export const courseResultsQuery = ({ category, page }: EducationsQuery) =>
  courseListQuery({ query: { page, ...(category ? { category } : {}) } })

/** Page of the course list. */
export function CourseResults({ filters }: { filters: EducationsQuery }) {
  const { data: courses, pagination } = useEndpointQuery(courseResultsQuery(filters))
  if (courses.length === 0) return <EmptyList isFiltered={filters.category !== '' || filters.page > 1} />
  return (
    <>
      <CardGrid columns={4}>
        {courses.map((course, i) => (
          <CourseTile key={course.id} course={course} isPriority={i < 2} level={2} />
        ))}
      </CardGrid>
      <ListPagination pages={pagination} pathOf={(page) => educationsPath({ ...filters, page })} />
    </>
  )
}
