import type { Offer } from 'schema-dts'

type Price = { price: number; discounted_price?: number | null; currency: string }

/** Current price as Offer. Cents become `49.00`. */
export function offerJsonLd({ price, discounted_price = null, currency }: Price, url: string) {
  return {
    '@type': 'Offer',
    category: 'Paid',
    price: decimal(discounted_price ?? price),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    url,
    // The regular price, which search engines strike through.
    ...(discounted_price === null
      ? {}
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: decimal(price),
            priceCurrency: currency,
          },
        }),
  } satisfies Offer
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2)
}
