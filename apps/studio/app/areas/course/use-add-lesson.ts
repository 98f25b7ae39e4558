import { fallbackLocale } from '@chignon/contract/platform/locale'
import { useStore } from 'jotai'
import { useEditedPage } from '../document/document-context.ts'
import { lastPosition } from '../document/positions.ts'
import { useEditedCourse } from './course-context.ts'

/** Adds a lesson at the end of the plan and goes to its name. */
export function useAddLesson(): () => void {
  const { session } = useEditedCourse()
  const { goTo } = useEditedPage()
  const store = useStore()
  return () => {
    const id = crypto.randomUUID()
    const position = lastPosition(store.get(session.documentAtom).lessons)
    session.changeAll([
      { path: `lessons.${id}`, value: { position, name: {}, is_free: false, chapters: {} } },
    ])
    goTo(`lessons.${id}.name.${fallbackLocale}`)
  }
}
