import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect } from 'react'

/** Loads the exams again when the next claim ends without a sign of life, which no event announces. */
export function useClaimEnds(ends: readonly string[]): void {
  const client = useAtomValue(queryClientAtom)
  const first = Math.min(...ends.map((end) => new Date(end).getTime()))
  useEffect(() => {
    if (!Number.isFinite(first)) return
    // Somewhat later, in case the clocks differ.
    const wait = Math.max(1000, first - Date.now() + 1000)
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: ['staff-exam'] }), wait)
    return () => clearTimeout(timer)
  }, [client, first])
}
