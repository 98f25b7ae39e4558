import type { EventChangePreview } from '@chignon/contract/commerce/staff-event'
import { ticketReturnDays } from '@chignon/contract/commerce/commerce-rules'
import { Skeleton } from '@chignon/ui/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { LoadFailed } from '../shell/load-failed.tsx'

type ChangeNumbersProps = {
  kind: 'cancel' | 'postpone'
  preview: EventChangePreview | undefined
  /** What is returned, as a text. */
  amount: string
  error: unknown
  onRetry: () => void
}

/** What cancelling or postponing does, in sentences with their numbers. */
export function ChangeNumbers({ kind, preview, amount, error, onRetry }: ChangeNumbersProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const days = number(ticketReturnDays)
  if (!preview) {
    if (error) return <LoadFailed error={error} onRetry={onRetry} />
    return <Skeleton className="h-24 w-full" role="status" aria-label={t`Counting`} />
  }
  const { holders, mailed, waiting, unpaid_orders: unpaid } = preview
  const people = <Plural value={holders} one="# person holds tickets." other="# people hold tickets." />
  return (
    <div className="flex flex-col gap-3">
      {kind === 'cancel' ? (
        <p>
          <strong className="font-semibold">
            {people} <Trans>They are mailed, their tickets become void, and {amount} are returned.</Trans>
          </strong>
        </p>
      ) : (
        <p>
          <strong className="font-semibold">
            {people}{' '}
            <Trans>
              They are mailed and may return them for {days} days. At most {amount}.
            </Trans>
          </strong>
        </p>
      )}
      <ul className="flex list-disc flex-col gap-1 ps-5 text-text-muted">
        <li>
          <Plural
            value={mailed}
            one="# address is mailed, of holders and buyers."
            other="# addresses are mailed, of holders and buyers."
          />
        </li>
        {kind === 'cancel' && unpaid > 0 && (
          <li>
            <Plural
              value={unpaid}
              one="# unpaid order is cancelled."
              other="# unpaid orders are cancelled."
            />
          </li>
        )}
        {waiting > 0 && (
          <li>
            {kind === 'cancel' ? (
              <Plural
                value={waiting}
                one="# person on the waiting list is mailed that it closes."
                other="# people on the waiting list are mailed that it closes."
              />
            ) : (
              <Plural
                value={waiting}
                one="# person on the waiting list keeps their place."
                other="# people on the waiting list keep their places."
              />
            )}
          </li>
        )}
      </ul>
    </div>
  )
}
