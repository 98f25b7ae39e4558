import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { catalogueNouns, loadCreateCourse } from './catalogue-queries.ts'

/** Begins a course and opens its editor. */
export function useCreateCourse() {
  const navigate = useNavigate()
  const { send, isBusy } = useStaffCall(loadCreateCourse, catalogueNouns)
  // Chosen once: pressing again after a lost answer begins no second course.
  const id = useRef<string>(undefined)
  const create = async () => {
    id.current ??= crypto.randomUUID()
    const params = { id: id.current }
    if (isBusy || !(await send({ params, body: { changes: [] } }))) return
    await navigate(`/courses/${params.id}`)
  }
  return { create: () => void create(), isBusy }
}
