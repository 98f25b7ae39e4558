import { Button } from '@chignon/ui/button'
import { ErrorState } from '@chignon/ui/error-state'
import type { HeadingLevel } from '@chignon/ui/heading'
import { Trans } from '@lingui/react/macro'
import { useRef, useState, type ReactNode } from 'react'
import { useFocusAfterRetry } from './use-focus-after-retry.ts'

type FailedPanelProps = {
  /** Loads the part again; it does not reject. */
  onRetry: () => Promise<unknown>
  /** Heading level. Default 3. */
  level?: HeadingLevel
  /** What could not be loaded. Default “This could not be loaded”. */
  title?: ReactNode
  /** Why, and what to do. By default it depends on whether the browser is online. */
  message?: ReactNode
}

/**
 * Replaces a part of a page that could not be loaded; the rest of the page stays. Its button keeps the focus while it loads; once the
 * part is there, what contains it has the focus.
 */
export function FailedPanel({ onRetry, level = 3, title, message }: FailedPanelProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'failed' | 'loading' | 'failed-again'>('failed')
  useFocusAfterRetry(button)
  const shownTitle = title ?? <Trans>This could not be loaded</Trans>
  return (
    <>
      <ErrorState
        level={level}
        title={shownTitle}
        message={message ?? <LoadFailure />}
        action={
          <Button
            ref={button}
            size="small"
            variant="secondary"
            isBusy={state === 'loading'}
            onClick={() => {
              setState('loading')
              void onRetry().then(() => setState('failed-again'))
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        }
      />
      <p role="status" className="sr-only">
        {state === 'loading' && (
          <span>
            <Trans>Loading…</Trans>
          </span>
        )}
        {state === 'failed-again' && <span>{shownTitle}</span>}
      </p>
    </>
  )
}

function LoadFailure() {
  return import.meta.env.SSR || navigator.onLine ? (
    <Trans>Something went wrong on our side. Please try again in a moment.</Trans>
  ) : (
    <Trans>The connection was lost. Check it and try again.</Trans>
  )
}
