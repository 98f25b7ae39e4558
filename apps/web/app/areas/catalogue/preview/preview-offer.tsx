import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OfferPrice } from '../product/offer-price.tsx'

type PreviewOfferProps = {
  offer: Parameters<typeof OfferPrice>[0]['offer']
  /** Whether its price is not decided yet. */
  lacksPrice: boolean
  /** Label of the button to buy it. */
  children: ReactNode
}

/** The price of a preview with a button that says why it does nothing. */
export function PreviewOffer({ offer, lacksPrice, children }: PreviewOfferProps) {
  return (
    <>
      {lacksPrice ? (
        <p className="text-title text-text-muted">
          <Trans>No price yet</Trans>
        </p>
      ) : (
        <OfferPrice offer={offer} className="text-title" />
      )}
      <div className="grid gap-2">
        <Button size="large" disabled aria-describedby="preview-buying">
          {children}
        </Button>
        <p id="preview-buying" className="text-small text-text-muted">
          <Trans>Buying is off in the preview.</Trans>
        </p>
      </div>
    </>
  )
}
