import { Button } from '@chignon/ui/button'
import { ErrorState } from '@chignon/ui/error-state'
import type { HeadingLevel } from '@chignon/ui/heading'
import { Trans } from '@lingui/react/macro'

type FailedPanelProps = {
  onRetry: () => void
  /** Heading level. Default 3. */
  level?: HeadingLevel
}

/** Replaces a part of a page that could not be loaded; the rest of the page stays. */
export function FailedPanel({ onRetry, level = 3 }: FailedPanelProps) {
  return (
    <ErrorState
      level={level}
      title={<Trans>This could not be loaded</Trans>}
      message={<Trans>Something went wrong on our side. Please try again in a moment.</Trans>}
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
