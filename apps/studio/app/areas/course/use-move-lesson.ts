import { useStore } from 'jotai'
import { moveEntry, orderedEntries } from '../document/positions.ts'
import { useEditedCourse } from './course-context.ts'

/** Moves lessons of the plan. */
export function useMoveLesson() {
  const { session } = useEditedCourse()
  const store = useStore()
  const move = (id: string, toIndex: number) => {
    const { lessons } = store.get(session.documentAtom)
    session.changeAll(moveEntry({ path: 'lessons', entries: lessons }, id, toIndex))
  }
  const moveBy = (id: string, places: number) => {
    const ids = orderedEntries(store.get(session.documentAtom).lessons).map(([each]) => each)
    const index = ids.indexOf(id) + places
    if (ids.includes(id) && index >= 0 && index < ids.length) move(id, index)
  }
  return { move, moveBy }
}
