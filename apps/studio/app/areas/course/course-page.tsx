import { useParams } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { CourseEditor } from './course-editor.tsx'
import { courseQuery } from './course-queries.ts'

/** One course, as educators write it. */
export function CoursePage() {
  const { id = '' } = useParams()
  return (
    <Loaded key={id} query={courseQuery({ params: { id } })} isPage>
      {({ data: course }) => <CourseEditor key={course.id} view={course} />}
    </Loaded>
  )
}
