import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { Button } from '@chignon/ui/button'
import { ErrorState } from '@chignon/ui/error-state'
import { Trans, useLingui } from '@lingui/react/macro'

type LoadFailedProps = {
  error: unknown
  onRetry: () => void
  /** Heading level: 1 if it replaces a page with its title. Default 2. */
  level?: 1 | 2
}

/** A page or a part of it that could not be loaded: why, and another attempt or what to do first. */
export function LoadFailed({ error, onRetry, level = 2 }: LoadFailedProps) {
  const { t } = useLingui()
  const isOffline = !navigator.onLine
  if (error instanceof ProblemError && error.problem.code === 'second_factor_missing') {
    return (
      <ErrorState
        level={level}
        title={t`The studio is closed to you for now`}
        message={error.message}
        action={
          <Button asChild>
            <a href="/profile/settings/security">
              <Trans>Open the security settings</Trans>
            </a>
          </Button>
        }
      />
    )
  }
  return (
    <ErrorState
      level={level}
      title={isOffline ? t`You are offline` : t`This could not be loaded`}
      message={error instanceof ProblemError ? error.message : t`Check your connection, then try again.`}
      action={
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
