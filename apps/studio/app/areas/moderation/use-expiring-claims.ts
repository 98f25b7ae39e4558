import type { ModerationCase } from '@chignon/contract/community/moderation'
import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect } from 'react'

// A moment later than the server, whose clock counts.
const afterMs = 1000

/** Loads the queue again when a claim ends by itself, because its page is gone. */
export function useExpiringClaims(cases: readonly ModerationCase[]): void {
  const client = useAtomValue(queryClientAtom)
  const [next] = cases.flatMap(({ claim }) => (claim ? [claim.until] : [])).toSorted()
  useEffect(() => {
    if (next === undefined) return
    const wait = Math.max(0, new Date(next).getTime() - Date.now()) + afterMs
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: ['moderation'] }), wait)
    return () => clearTimeout(timer)
  }, [next, client])
}
