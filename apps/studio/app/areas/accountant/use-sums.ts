import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { callOf } from '@chignon/app-kit/data/query-client'
import type { PeriodSums } from '@chignon/contract/commerce/accountant'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useState } from 'react'
import { NotConfirmed, withStepUpAtom } from '../step-up/step-up-atoms.ts'
import { loadSums } from './accountant-queries.ts'
import type { PeriodDays } from './periods.ts'

/** Loads the sums of a period, once the session is confirmed. `load` resolves to whether they are there. */
export function useSums() {
  const client = useAtomValue(queryClientAtom)
  const withStepUp = useSetAtom(withStepUpAtom)
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const [loaded, setLoaded] = useState<{ period: PeriodDays; sums: PeriodSums[] } | null>(null)
  const [error, setError] = useState<string | undefined>()
  const load = async (period: PeriodDays): Promise<boolean> => {
    setIsBusy(true)
    setError(undefined)
    try {
      await withStepUp(async () => {
        const { data } = await callOf(client)(await loadSums(), { query: period })
        setLoaded({ period, sums: data })
      })
      return true
    } catch (failure) {
      if (failure instanceof NotConfirmed) return false
      const problem = failure instanceof ProblemError ? failure.problem : null
      const [wrong] = Object.values(problem?.errors ?? {}).flat()
      if (wrong !== undefined) setError(wrong)
      else showToast({ tone: 'error', message: problem?.message ?? null })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { load, isBusy, loaded, error }
}
