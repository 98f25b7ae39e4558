import { useNavigate } from 'react-router'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { courseNouns, loadDuplicate } from './course-queries.ts'
import { lessonAddress } from './lesson-address.ts'

/** Begins another course with the texts of one, and opens it. */
export function useDuplicateCourse(): (id: string) => Promise<void> {
  const navigate = useNavigate()
  const { send, isBusy } = useStaffCall(loadDuplicate, courseNouns)
  return async (id) => {
    const newId = crypto.randomUUID()
    if (isBusy || !(await send({ params: { id }, body: { id: newId } }))) return
    await navigate(lessonAddress(newId))
  }
}
