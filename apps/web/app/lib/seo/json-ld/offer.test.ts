import { expect, it } from 'vitest'
import { offerJsonLd } from './offer.ts'

const url = 'https://academy.example/courses/bob'

it('writes the price in dollars', () => {
  expect(offerJsonLd({ price: 4905, currency: 'USD' }, url)).toMatchObject({
    price: '49.05',
    priceCurrency: 'USD',
    url,
  })
  expect(offerJsonLd({ price: 4900, discounted_price: null, currency: 'USD' }, url)).not.toHaveProperty(
    'priceSpecification',
  )
})

it('writes the discounted price, with the regular one struck through', () => {
  expect(offerJsonLd({ price: 7900, discounted_price: 0, currency: 'USD' }, url)).toMatchObject({
    price: '0.00',
    priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '79.00' },
  })
})
