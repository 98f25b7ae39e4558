import type { CourseDocument, CourseFacts } from '@chignon/contract/catalogue/course-document'
import { useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { createContext, use, useMemo } from 'react'
import type { DocumentSession } from '../document/document-session.ts'

/** The course that is edited on the page. */
export type EditedCourse = {
  id: string
  session: DocumentSession<CourseDocument>
  published: CourseDocument | null
  facts: CourseFacts
}

export const CourseContext = createContext<EditedCourse | null>(null)

/** The course that is edited on the page. */
export function useEditedCourse(): EditedCourse {
  const course = use(CourseContext)
  if (!course) throw new Error('useEditedCourse() needs a CourseContext above it.')
  return course
}

/** What a function of the module selects of the course; changes of other parts do not render the component again. */
export function useCoursePart<Part>(select: (course: CourseDocument) => Part): Part {
  const { session } = useEditedCourse()
  const partAtom = useMemo(() => selectAtom(session.documentAtom, select), [session, select])
  return useAtomValue(partAtom)
}

/** The lessons by their ids. */
export const lessonsOf = ({ lessons }: CourseDocument) => lessons
