import type { PreviewNote } from '@chignon/contract/catalogue/preview'
import { Trans, useLingui } from '@lingui/react/macro'
import { LocalTime, useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'

/** The bar above a preview: that it is not published, and until when its link shows it. */
export function PreviewBar({ preview }: { preview: PreviewNote }) {
  const { t } = useLingui()
  const { scheduled_at: scheduledAt, ends_at: endsAt } = preview
  return (
    <aside
      aria-label={t`Preview`}
      className="border-b border-line bg-raised px-gutter py-3 text-center text-small"
    >
      <p className="font-medium">
        {scheduledAt === null ? (
          <span>
            <Trans>Preview: not published.</Trans>
          </span>
        ) : (
          <span>
            <Trans>
              Preview: will be published on <LocalTime at={scheduledAt} />.
            </Trans>
          </span>
        )}
      </p>
      <PreviewEnd endsAt={endsAt} />
    </aside>
  )
}

/** A link ends within a day, so its end is today or tomorrow. Until hydration, and without scripts, it is in UTC and says so. */
function PreviewEnd({ endsAt }: { endsAt: string }) {
  const { now } = useRootData()
  const timeZone = useTimeZone()
  const { date, time } = useFormats()
  const end = time(endsAt, timeZone) + (timeZone === undefined ? ' UTC' : '')
  const isToday = date(endsAt, timeZone) === date(now, timeZone)
  return (
    <p className="text-text-muted">
      {isToday ? (
        <span>
          <Trans>Only people with this link see it, until {end} today.</Trans>
        </span>
      ) : (
        <span>
          <Trans>Only people with this link see it, until {end} tomorrow.</Trans>
        </span>
      )}
    </p>
  )
}
