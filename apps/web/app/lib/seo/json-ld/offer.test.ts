import { expect, it } from 'vitest'
import { offerThing } from './offer.ts'

const url = 'https://academy.example/courses/bob'

it('is the price in whole money', () => {
  expect(offerThing({ price: 4905, currency: 'USD' }, url)).toMatchObject({
    price: '49.05',
    priceCurrency: 'USD',
    url,
  })
  expect(offerThing({ price: 4900, discounted_price: null, currency: 'USD' }, url)).not.toHaveProperty(
    'priceSpecification',
  )
})

it('is the price of now, with the one before struck through', () => {
  expect(offerThing({ price: 7900, discounted_price: 0, currency: 'USD' }, url)).toMatchObject({
    price: '0.00',
    priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '79.00' },
  })
})
