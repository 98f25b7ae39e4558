import type { ExamFile } from '@chignon/contract/learning/exam'
import { useEffect, useEffectEvent, useState } from 'react'

// The addresses of an exam’s files work for two hours.
const lastingMs = 100 * 60_000

/** The address of a file, which differs in each answer of the server: the first one as long as it works, so that it is loaded once. */
export function useLastingAddress({ url, srcset }: ExamFile): Pick<ExamFile, 'url' | 'srcset'> {
  const [kept, setKept] = useState({ url, srcset })
  const renew = useEffectEvent(() => setKept({ url, srcset }))
  useEffect(() => {
    const timer = setInterval(() => renew(), lastingMs)
    return () => clearInterval(timer)
  }, [])
  return kept
}
