import { Button } from '@chignon/ui/button'
import { PageMessage } from '@chignon/ui/page-message'
import { Trans } from '@lingui/react/macro'

export type TryAgainState = 'failed' | 'trying' | 'failed-again'

type TryAgainMessageProps = {
  /** What happened and what to do; also the document's title. */
  message: string
  state: TryAgainState
  onTryAgain: () => void
}

/** Replaces a page that could not be loaded, with a button that tries again. */
export function TryAgainMessage({ message, state, onTryAgain }: TryAgainMessageProps) {
  return (
    <>
      <title>{message}</title>
      <PageMessage
        title={message}
        action={
          <Button isBusy={state === 'trying'} onClick={onTryAgain}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
      <p role="status" className="sr-only">
        {state === 'trying' && (
          <span>
            <Trans>Loading…</Trans>
          </span>
        )}
        {state === 'failed-again' && <span>{message}</span>}
      </p>
    </>
  )
}
