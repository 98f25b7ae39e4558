type Sold = {
  price: number
  discountedPrice: number | null
  currency: string
  /** Until when the viewer may follow it; null: never bought. */
  accessEndsAt: Date | null
}

const day = 24 * 60 * 60 * 1000

/** What everything sold says of its price and of how it stands with the viewer. Days count as long as they last. */
export function offerOf({ price, discountedPrice, currency, accessEndsAt }: Sold, now: Date) {
  const left = accessEndsAt === null ? 0 : accessEndsAt.getTime() - now.getTime()
  return {
    price,
    discounted_price: discountedPrice,
    currency,
    is_bought: accessEndsAt !== null,
    has_expired: accessEndsAt !== null && left <= 0,
    remaining_days: left > 0 ? Math.ceil(left / day) : null,
  }
}
