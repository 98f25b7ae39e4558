import { Plural, Trans } from '@lingui/react/macro'
import { LocalTime } from '../../../lib/i18n/local-time.tsx'

type AccessOffer = {
  has_expired: boolean
  remaining_days: number | null
  /** RFC 3339. */
  access_ends_at: string | null
}

/** How many days bought content can still be followed, or on the last day until when. Lessons chosen in a subscription show nothing. */
export function AccessLeft({ offer }: { offer: AccessOffer }) {
  const { has_expired, remaining_days, access_ends_at } = offer
  if (has_expired)
    return (
      <span className="text-warning">
        <Trans>Access expired</Trans>
      </span>
    )
  if (remaining_days === null) return null
  if (remaining_days === 1 && access_ends_at !== null) {
    const end = <LocalTime at={access_ends_at} />
    return <Trans>Access until {end}</Trans>
  }
  return <Plural value={remaining_days} one="# day of access left" other="# days of access left" />
}
