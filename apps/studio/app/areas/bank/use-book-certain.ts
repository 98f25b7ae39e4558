import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { callOf } from '@chignon/app-kit/data/query-client'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useState } from 'react'
import { NotConfirmed, withStepUpAtom } from '../step-up/step-up-atoms.ts'
import { loadAgain } from '../../lib/load-again.ts'
import { bankNouns, loadBookCertain } from './bank-queries.ts'

// Each booking makes an invoice, mails and tickets: so that no call takes long, some at a time.
const sliceSize = 10

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
    let [booked, skipped] = [0, 0]
    try {
      for (let at = 0; at < ids.length; at += sliceSize) {
        await withStepUp(async () => {
          const body = { ids: ids.slice(at, at + sliceSize) }
          const { data } = await callOf(client)(await loadBookCertain(), { body })
          booked += data.booked
          skipped += data.skipped
        })
      }
    } catch (error) {
      if (!(error instanceof NotConfirmed))
        showToast({ tone: 'error', message: error instanceof ProblemError ? error.message : null })
    } finally {
      // What was booked before an answer was lost is shown too.
      await loadAgain(client, bankNouns)
      if (booked > 0) {
        const message = t`${plural(booked, { one: '# payment booked', other: '# payments booked' })}`
        showToast({ tone: 'success', message })
      }
      if (skipped > 0) showToast({ tone: 'info', message: skippedText(skipped) })
      setIsBusy(false)
    }
  }
  return { book, isBusy }
}
