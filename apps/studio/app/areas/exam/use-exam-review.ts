import { callOf, endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { useAtomValue, useStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useState } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { useSavingSession } from '../../lib/use-saving-session.ts'
import { examQuery, loadDraw, loadMark } from './exam-queries.ts'
import { reviewOutbox } from './review-outbox.ts'
import { createReviewSession } from './review-session.ts'

/** The review of an attempt, saved while it is typed. */
export function useExamReview(exam: StaffExam) {
  const { viewer } = useStartData()
  const store = useStore()
  const client = useAtomValue(queryClientAtom)
  const [session] = useState(() => {
    const { queryKey, ...options } = endpointQueryOptions(examQuery({ params: { id: exam.id } }))
    const keep = async (stored: { data: StaffExam }): Promise<StaffExam> => {
      // What was requested before is older.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, stored)
      return stored.data
    }
    return createReviewSession({
      store,
      exam,
      outbox: reviewOutbox({ storage: localStorage, viewerId: viewer.id, attemptId: exam.id }),
      mark: async (question, body) =>
        keep(await callOf(client)(await loadMark(), { params: { id: exam.id, question }, body })),
      draw: async (file, body) =>
        keep(await callOf(client)(await loadDraw(), { params: { id: exam.id, file }, body })),
      reload: async () => (await client.fetchQuery({ ...options, queryKey, staleTime: 0 })).data,
    })
  })
  useEffect(() => session.receive(exam), [session, exam])
  useSavingSession(session)
  return {
    session,
    drafts: useAtomValue(session.draftsAtom),
    saving: useAtomValue(session.savingAtom),
    savedAt: useAtomValue(session.savedAtAtom),
    changed: useAtomValue(session.changedAtom),
  }
}

export type ExamReview = ReturnType<typeof useExamReview>
