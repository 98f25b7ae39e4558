import { Button } from '@chignon/ui/button'
import { SaveStatus } from '@chignon/ui/save-status'
import { Trans } from '@lingui/react/macro'
import type { SaveState as State } from './answer-saver.ts'

type SaveStateProps = { saving: { state: State; message: string | null }; onRetry: () => void }

/** Whether the answers are stored, with a button to try again. */
export function SaveState({ saving: { state, message }, onRetry }: SaveStateProps) {
  const texts = {
    saved: <Trans context="answer">Saved</Trans>,
    saving: <Trans>Saving …</Trans>,
    failed: <Trans>Not saved. Check your connection.</Trans>,
    refused: message,
  }
  return (
    <SaveStatus
      state={state === 'refused' ? 'failed' : state}
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
