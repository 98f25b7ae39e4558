type PricedRow = {
  price: number
  discountedPrice: number | null
  currency: string
  /** The end of the viewer's access; null if never bought. */
  accessEndsAt: Date | null
}

const day = 24 * 60 * 60 * 1000

/** Maps a price and the viewer's access to the contract. A started day counts as one (ACCESS-5). */
export function offerOf({ price, discountedPrice, currency, accessEndsAt }: PricedRow, now: Date) {
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
