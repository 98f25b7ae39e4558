import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { callOf } from '@chignon/app-kit/data/query-client'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useState } from 'react'
import { NotConfirmed, withStepUpAtom } from '../step-up/step-up-atoms.ts'
import { bankNouns, loadBookCertain } from './bank-queries.ts'

/** Books entries that are certain, and says how many were. Pressing again after a lost answer books nothing twice. */
export function useBookCertain() {
  const client = useAtomValue(queryClientAtom)
  const withStepUp = useSetAtom(withStepUpAtom)
  const showToast = useSetAtom(showToastAtom)
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const skippedText = (count: number) =>
    t`${plural(count, {
      one: '# payment was left: it has changed meanwhile. Look at it in its list.',
      other: '# payments were left: they have changed meanwhile. Look at them in their lists.',
    })}`
  const book = async (ids: string[]) => {
    setIsBusy(true)
    try {
      await withStepUp(async () => {
        const { data } = await callOf(client)(await loadBookCertain(), { body: { ids } })
        showToast({
          tone: 'success',
          message: t`${plural(data.booked, { one: '# payment booked', other: '# payments booked' })}`,
        })
        if (data.skipped > 0) showToast({ tone: 'info', message: skippedText(data.skipped) })
      })
    } catch (error) {
      if (!(error instanceof NotConfirmed))
        showToast({ tone: 'error', message: error instanceof ProblemError ? error.message : null })
    } finally {
      // What was booked before an answer was lost is shown too.
      await Promise.all(bankNouns.map((noun) => client.invalidateQueries({ queryKey: [noun] })))
      setIsBusy(false)
    }
  }
  return { book, isBusy }
}
