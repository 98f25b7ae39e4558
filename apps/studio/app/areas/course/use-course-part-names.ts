import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import { useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { useLanguageNames } from '../../lib/use-language-names.ts'
import type { DocumentSession } from '../document/document-session.ts'
import { partOf } from '../document/part-id.ts'
import { orderedEntries } from '../document/positions.ts'
import { isLocale } from '@chignon/contract/platform/locale'

/** What the parts of a course are called: "Price", "Name of lesson 3, German". */
export function useCoursePartNames(session: DocumentSession<CourseDocument>): (path: string) => string {
  const { t } = useLingui()
  const { locale } = useStartData()
  const { number } = useFormats()
  const languageOf = useLanguageNames()
  const store = useStore()
  const fields: Record<string, string> = {
    name: t`Name`,
    summary: t`Summary`,
    description: t`Description`,
    category_id: t`Category`,
    level: t`Level`,
    price: t`Price`,
    discounted_price: t`Discounted price`,
    outcomes: t`What one learns`,
    educators: t`Educators`,
    lessons: t`Plan`,
  }
  const inLesson = (id: string, field: string | undefined): string => {
    const lessons = orderedEntries(store.get(session.documentAtom).lessons)
    const index = lessons.findIndex(([each]) => each === id)
    if (index === -1) return t`A lesson`
    const place = number(index + 1)
    if (field === 'name') return t`Name of lesson ${place}`
    if (field === 'chapters') return t`Chapters of lesson ${place}`
    return t`Lesson ${place}`
  }
  return (path) => {
    const [field = '', id, inner] = partOf(path).split('.')
    const name = field === 'lessons' && id !== undefined ? inLesson(id, inner) : (fields[field] ?? '')
    const language = path === partOf(path) ? '' : path.slice(path.lastIndexOf('.') + 1)
    return isLocale(language) && language !== locale ? `${name} (${languageOf(language)})` : name
  }
}
