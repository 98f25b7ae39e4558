import { Trans } from '@lingui/react/macro'
import { OfferPrice } from './offer-price.tsx'

type OfferStatusProps = { offer: Parameters<typeof OfferPrice>[0]['offer'] }

/** What a thing costs at the head of its page, or the days left of it; above it, that the viewer's access has expired. */
export function OfferStatus({ offer }: OfferStatusProps) {
  if (!offer.has_expired) return <OfferPrice offer={offer} className="text-title" />
  return (
    <div className="grid gap-1">
      <p className="text-small font-medium text-warning">
        <Trans>Your access has expired</Trans>
      </p>
      {/* Said above: here the price alone. */}
      <OfferPrice offer={{ ...offer, is_bought: false, has_expired: false }} className="text-title" />
    </div>
  )
}
