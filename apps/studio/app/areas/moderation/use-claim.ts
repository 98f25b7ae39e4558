import { claimSeconds } from '@chignon/contract/community/community-rules'
import type { ModerationCase } from '@chignon/contract/community/moderation'
import { useCallback, useEffect, useState } from 'react'
import { freeClaim } from '../../lib/free-claim.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadClaim, loadRelease } from './moderation-queries.ts'

type Subject = Pick<ModerationCase, 'subject' | 'id'>

/**
 * Claims a case while its dialog is open (MODERATION-11): it is renewed before its time is over, and freed when the dialog is closed
 * or the page is left.
 */
export function useClaim() {
  const [claimed, setClaimed] = useState<Subject | null>(null)
  const claim = useStaffCall(loadClaim, [])
  const release = useStaffCall(loadRelease, [])
  const renew = claim.send
  useEffect(() => {
    if (!claimed) return
    const timer = setInterval(() => void renew({ params: claimed }), (claimSeconds / 2) * 1000)
    const leave = () => freeClaim(`moderation/${claimed.subject}/${claimed.id}`)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
    }
    // `renew` is another one with each rendering, and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [claimed])
  const take = async ({ subject, id }: Subject): Promise<boolean> => {
    const isTaken = await claim.send({ params: { subject, id } })
    if (isTaken) setClaimed({ subject, id })
    return isTaken
  }
  const free = useCallback(
    (isDecided: boolean) => {
      setClaimed(null)
      if (claimed && !isDecided) void release.send({ params: claimed })
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [claimed],
  )
  return { take, free }
}
