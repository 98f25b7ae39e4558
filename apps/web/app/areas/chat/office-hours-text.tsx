import type { OfficeHours } from '@chignon/contract/chat'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../lib/i18n/use-formats.ts'

/** When the academy answers. */
export function OfficeHoursText({ hours }: { hours: OfficeHours }) {
  const { dateTime } = useFormats()
  if (hours.is_open) return <Trans>We are here, and usually answer within an hour.</Trans>
  if (hours.opens_at === null) return <Trans>We answer by e-mail.</Trans>
  const time = dateTime(hours.opens_at, hours.timezone)
  return <Trans>We are back on {time}. You can write now; you get our answer by e-mail, too.</Trans>
}
