import type { Named } from '@chignon/contract/platform/primitives'
import { Trans } from '@lingui/react/macro'
import { AccessNote } from './access-note.tsx'
import { OfferPrice } from './offer-price.tsx'

type OfferStatusProps = {
  offer: Parameters<typeof OfferPrice>[0]['offer']
  /** Days of access that one purchase gives. */
  accessDays: number
  /** The program that the access comes through. */
  program?: Named | null
}

/** Price or remaining days in the head of a product page, with a note if the access expired or is longer than usual. */
export function OfferStatus({ offer, accessDays, program = null }: OfferStatusProps) {
  if (!offer.has_expired)
    return (
      <div className="grid gap-1">
        <OfferPrice offer={offer} className="text-title" />
        <AccessNote remainingDays={offer.remaining_days} accessDays={accessDays} program={program} />
      </div>
    )
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
