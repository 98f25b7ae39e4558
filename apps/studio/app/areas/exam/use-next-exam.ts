import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { callOf } from '@chignon/app-kit/data/query-client'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { loadNext } from './exam-queries.ts'

/** Claims the attempt that waits longest of those that no one reviews, and opens it. */
export function useNextExam(search = '') {
  const { t } = useLingui()
  const client = useAtomValue(queryClientAtom)
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const openNext = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { data } = await callOf(client)(await loadNext(), { body: search === '' ? {} : { search } })
      if (data) await navigate(`/exams/${data.id}`)
      else showToast({ tone: 'info', message: t`No exam is left that no one reviews.` })
    } catch (error) {
      showToast({ tone: 'error', message: error instanceof ProblemError ? error.message : null })
    } finally {
      setIsBusy(false)
    }
  }
  return { openNext, isBusy }
}
