import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import { useLingui } from '@lingui/react/macro'
import { useStartData } from '../../lib/start-data-context.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { writtenText } from '../document/written-text.ts'
import { useCoursePart } from './course-context.ts'

const nameOf = ({ name }: CourseDocument) => name

/** The name of the course, also of the document. Apart from the page, which is not rendered again with each letter of it. */
export function CourseTitle() {
  const { t } = useLingui()
  const { locale } = useStartData()
  const name = writtenText(useCoursePart(nameOf), locale)
  const title = name === '' ? t`New course` : name
  usePageTitle(title)
  return <bdi>{title}</bdi>
}
