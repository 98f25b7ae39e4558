import { Price } from '@chignon/ui/price'
import { Plural, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

type OfferPriceProps = {
  offer: {
    price: number
    discounted_price: number | null
    currency: string
    is_bought: boolean
    has_expired: boolean
    remaining_days: number | null
  }
  className?: string
}

/** Price with discount, remaining days of bought access, or a note that it expired. */
export function OfferPrice({ offer, className }: OfferPriceProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const days = offer.remaining_days
  return (
    <Price
      amount={money(offer.price, offer.currency)}
      discounted={offer.discounted_price === null ? null : money(offer.discounted_price, offer.currency)}
      isBought={offer.is_bought}
      hasExpired={offer.has_expired}
      {...(days === null ? {} : { remaining: <Plural value={days} one="# day left" other="# days left" /> })}
      rebuy={t`Expired – buy again`}
      labels={{ was: t`Was`, now: t`Now` }}
      {...(className ? { className } : {})}
    />
  )
}
