import type { OfficeHours } from '@chignon/contract/community/chat'
import { Trans } from '@lingui/react/macro'
import { useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** When the academy answers, in the reader's time zone; without scripts in the academy's, which is named. */
export function OfficeHoursText({ hours }: { hours: OfficeHours }) {
  const { dateTime, offset } = useFormats()
  const timeZone = useTimeZone()
  const { is_open, opens_at, timezone } = hours
  if (is_open) return <Trans>We are here, and usually answer within an hour.</Trans>
  if (opens_at === null) return <Trans>We answer by e-mail.</Trans>
  const time =
    timeZone === undefined
      ? `${dateTime(opens_at, timezone)} (${offset(opens_at, timezone)})`
      : dateTime(opens_at, timeZone)
  return <Trans>We are back on {time}. You can write now; you get our answer by e-mail, too.</Trans>
}
