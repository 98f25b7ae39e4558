import { Plural, Trans } from '@lingui/react/macro'

type AccessOffer = { has_expired: boolean; remaining_days: number | null }

/** How long bought content can still be followed; nothing for lessons chosen in a subscription. */
export function AccessLeft({ offer: { has_expired, remaining_days } }: { offer: AccessOffer }) {
  if (has_expired)
    return (
      <span className="text-warning">
        <Trans>Access expired</Trans>
      </span>
    )
  if (remaining_days === null) return null
  return <Plural value={remaining_days} one="# day of access left" other="# days of access left" />
}
