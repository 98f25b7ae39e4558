import { callOf, endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { examQuery, loadClaim } from './exam-queries.ts'
import { freeClaim } from '../../lib/free-claim.ts'

/** Milliseconds between two signs of life. */
const pause = 60_000

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll'] as const

/**
 * Claims an attempt while its page is open, unless another examiner has it, and gives a sign of life while something is done on the
 * page (EXAM-23). `isHeld`: the viewer reviews it. `isOthers`: it is not their own exam. `take` claims one that was free only later.
 */
export function useExamClaim({ id, state, learner, claim }: StaffExam) {
  const { viewer } = useStartData()
  const client = useAtomValue(queryClientAtom)
  const isOthers = learner.id !== viewer.id
  const isReviewable = state === 'submitted' && isOthers
  const holder = isReviewable && claim !== null && claim.by.id !== viewer.id ? claim : null
  const [isWanted, setIsWanted] = useState(holder === null)
  // It was lost after a long pause. Once it is free again, the examiner decides whether to go on.
  if (holder !== null && isWanted) setIsWanted(false)
  const isHeld = isReviewable && isWanted && holder === null

  const give = useEffectEvent(async () => {
    const { queryKey } = endpointQueryOptions(examQuery({ params: { id } }))
    try {
      const { data } = await callOf(client)(await loadClaim(), { params: { id } })
      client.setQueryData(queryKey, (shown) => shown && { ...shown, data: { ...shown.data, claim: data } })
    } catch (error) {
      // Without a connection the next sign of life tries again.
      if (error instanceof ProblemError) await client.invalidateQueries({ queryKey })
    }
  })
  useEffect(() => {
    if (!isHeld) return
    let lastAt = 0
    let given = Promise.resolve()
    const giveSign = () => {
      if (Date.now() - lastAt < pause) return
      lastAt = Date.now()
      given = give()
    }
    // A page that is shown again by Back claims it again.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      lastAt = 0
      giveSign()
    }
    const leave = () => freeClaim(`exams/${id}`)
    giveSign()
    for (const sign of signs) window.addEventListener(sign, giveSign, { passive: true, capture: true })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', back)
    return () => {
      for (const sign of signs) window.removeEventListener(sign, giveSign, { capture: true })
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', back)
      void given.finally(leave)
    }
  }, [isHeld, id])
  return { isOthers, isReviewable, isHeld, holder, take: () => setIsWanted(true) }
}

export type ExamClaimState = ReturnType<typeof useExamClaim>
