import { Spinner } from '@chignon/ui/spinner'
import { useLingui } from '@lingui/react/macro'

/** Says that a dialog is on its way, over the page and without moving it: not at once, since it usually comes sooner. */
export function OpeningNote() {
  const { t } = useLingui()
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-24 z-50 flex justify-center transition-opacity delay-300 starting:opacity-0">
      <span
        role="status"
        className="flex items-center gap-3 rounded-pill border border-line bg-raised px-5 py-3 text-small text-text shadow-float"
      >
        <Spinner className="size-5 shrink-0" />
        <span>
          {navigator.onLine ? t`Opening…` : t`You are offline. It opens once the connection is back.`}
        </span>
      </span>
    </div>
  )
}
