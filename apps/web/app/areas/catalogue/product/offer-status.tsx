import { Trans } from '@lingui/react/macro'
import { OfferPrice } from './offer-price.tsx'

type OfferStatusProps = { offer: Parameters<typeof OfferPrice>[0]['offer'] }

/** Price or remaining days in the head of a product page; a note above it if the access expired. */
export function OfferStatus({ offer }: OfferStatusProps) {
  if (!offer.has_expired) return <OfferPrice offer={offer} className="text-title" />
  return (
    <div className="grid gap-1">
      <p className="text-small font-medium text-warning">
        <Trans>Your access has expired</Trans>
      </p>
      {/* The note above says it already: show the price only. */}
      <OfferPrice offer={{ ...offer, is_bought: false, has_expired: false }} className="text-title" />
    </div>
  )
}
