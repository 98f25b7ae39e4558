import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { Button } from '@chignon/ui/button'
import { Download } from '@chignon/ui/icons/download'
import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { confirmSessionAtom } from '../step-up/confirm-session-atom.ts'
import { NotConfirmed } from '../step-up/step-up-atoms.ts'

/** The history as CSV. The browser streams it to a file, so the session is confirmed before. */
export function HistoryDownload({ query: { cursor: _cursor, ...query } }: { query: Record<string, string> }) {
  const confirmSession = useSetAtom(confirmSessionAtom)
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      await confirmSession()
      window.location.assign(`/bff/staff/history.csv?${new URLSearchParams(query).toString()}`)
    } catch (error) {
      if (error instanceof NotConfirmed) return
      showToast({ tone: 'error', message: error instanceof ProblemError ? error.message : null })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void download()}>
      <Download />
      <Trans>CSV</Trans>
    </Button>
  )
}
