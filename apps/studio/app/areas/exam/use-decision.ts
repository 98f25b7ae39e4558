import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { examNouns, loadApprove, loadReject } from './exam-queries.ts'
import type { ExamReview } from './use-exam-review.ts'

/** Decides about an attempt once all marks and comments are stored. `decide` resolves to whether it was done. */
export function useDecision(exam: StaffExam, { session }: ExamReview) {
  const { t } = useLingui()
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const approve = useStaffCall(loadApprove, examNouns)
  const reject = useStaffCall(loadReject, examNouns)
  const send = (decision: 'approve' | 'reject', comment: string) => {
    const [params, revision] = [{ id: exam.id }, session.revision()]
    if (decision === 'reject') return reject.send({ params, body: { revision, comment } })
    return approve.send({ params, body: comment.trim() === '' ? { revision } : { revision, comment } })
  }
  return {
    decide: async (decision: 'approve' | 'reject', comment: string): Promise<boolean> => {
      setProblem(null)
      setIsSaving(true)
      const isStored = await session.flush()
      setIsSaving(false)
      if (!isStored) {
        setProblem(t`Your marks and comments are not saved yet. Close this window to see why.`)
        return false
      }
      const isDone = await send(decision, comment)
      // Another examiner may have been faster.
      if (!isDone) await session.loadNewer().catch(() => {})
      return isDone
    },
    isBusy: isSaving || approve.isBusy || reject.isBusy,
    errorOf: (field: string) => approve.errorOf(field) ?? reject.errorOf(field),
    problem,
  }
}
