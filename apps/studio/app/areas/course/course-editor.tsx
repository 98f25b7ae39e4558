import type { CourseDocumentView } from '@chignon/contract/catalogue/course-document'
import { fallbackLocale } from '@chignon/contract/platform/locale'
import { useMemo } from 'react'
import { CourseContext } from './course-context.ts'
import { CourseView } from './course-view.tsx'
import { DocumentContext } from '../document/document-context.ts'
import { useDocument } from '../document/use-document.ts'
import { useDocumentActions } from '../document/use-document-actions.ts'
import { usePresence } from '../document/use-presence.ts'
import { writtenText } from '../document/written-text.ts'
import { useCourseCalls } from './use-course-calls.ts'
import { useCoursePartNames } from './use-course-part-names.ts'
import { useEditedPlace } from './use-edited-place.ts'

/** The editor of a course: what all its parts share. */
export function CourseEditor({ view }: { view: CourseDocumentView }) {
  const calls = useCourseCalls(view.id)
  const session = useDocument(view, calls)
  const actions = useDocumentActions(session, calls)
  const nameOf = useCoursePartNames(session)
  const isBegun = writtenText(view.draft.name, fallbackLocale) !== ''
  const place = useEditedPlace(view.id, isBegun ? null : `name.${fallbackLocale}`)
  const others = usePresence({ id: view.id, address: calls.address, session, send: calls.presence })
  const { id, published, facts } = view
  const course = useMemo(() => ({ id, session, published, facts }), [id, session, published, facts])
  return (
    <CourseContext value={course}>
      <DocumentContext value={{ view, session, actions, nameOf, ...place }}>
        <CourseView others={others} />
      </DocumentContext>
    </CourseContext>
  )
}
