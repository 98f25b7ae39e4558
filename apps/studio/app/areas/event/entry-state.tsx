import type { StaffWaitlistEntry } from '@chignon/contract/commerce/staff-waitlist'
import { Badge } from '@chignon/ui/badge'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'

/** Where an entry is: its place, until when its offer lasts, or why it is skipped. */
export function EntryState({ entry }: { entry: StaffWaitlistEntry }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { ago } = useLocalTime()
  const { state, place, skipped, offer_ends_at: endsAt } = entry
  if (skipped) {
    return (
      <>
        <Badge tone="warning">{t`Skipped`}</Badge>
        <span className="mt-1 block text-small text-text-muted">
          <bdi>{skipped.reason}</bdi>
        </span>
      </>
    )
  }
  if (state === 'ordered') return <Badge tone="info">{t`Ordered, not paid`}</Badge>
  if (state === 'offered') {
    return (
      <>
        <Badge tone="success">{t`Offered`}</Badge>
        {endsAt && (
          <time dateTime={endsAt} className="mt-1 block text-small whitespace-nowrap text-text-muted">
            {t`ends ${ago(endsAt)}`}
          </time>
        )}
      </>
    )
  }
  return <Badge tone="neutral">{t`Number ${number(place ?? 0)}`}</Badge>
}
