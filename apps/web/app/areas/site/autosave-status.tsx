import { Button } from '@chignon/ui/button'
import { SaveStatus } from '@chignon/ui/save-status'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Autosaving } from '@chignon/app-kit/data/autosaver'

type AutosaveStatusProps = {
  saving: Autosaving
  /** Shown while everything is stored. */
  saved: ReactNode
  onRetry: () => void
}

const shownState = {
  idle: 'saved',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  refused: 'failed',
} as const

/** Whether what was entered is stored, with a button to try again. */
export function AutosaveStatus({ saving: { state, message }, saved, onRetry }: AutosaveStatusProps) {
  const texts = {
    idle: saved,
    saving: <Trans>Saving…</Trans>,
    saved,
    failed: <Trans>Not saved. Check your connection.</Trans>,
    refused: message,
  }
  return (
    <SaveStatus
      state={shownState[state]}
      text={texts[state]}
      action={
        state === 'failed' && (
          <Button variant="quiet" size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    />
  )
}
