import { Spinner } from '@chignon/ui/spinner'
import { Trans } from '@lingui/react/macro'

/** Shown in a panel while its content loads. */
export function LoadingPanel() {
  return (
    <div role="status" className="grid h-40 place-items-center text-text-muted">
      <Spinner />
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
    </div>
  )
}
