import { liveMasterclassEndpoints } from '@chignon/contract/live-masterclass'
import { expect, test } from './fixtures.ts'
import { pages } from './pages.ts'
import { faultsOf, thingsOf } from './structured-data.ts'

const typesOf = (html: string) =>
  thingsOf(html)
    .map((thing) => thing['@type'])
    .toSorted()

test.describe('what a page says to search engines keeps their rules on', () => {
  for (const [name, address] of Object.entries(pages)) {
    test(name, async ({ request }) => {
      for (const lang of ['en', 'fa']) {
        const html = await (await request.get(address, { params: { lang } })).text()
        const faults = thingsOf(html).flatMap((thing) => faultsOf(thing, true))
        expect(faults, `${address} in ${lang}`).toEqual([])
      }
    })
  }
})

test.describe('a page says what it is:', () => {
  for (const [name, types] of [
    ['home', ['EducationalOrganization', 'WebSite']],
    ['courses', ['BreadcrumbList', 'ItemList']],
    ['programs', ['BreadcrumbList', 'ItemList']],
    ['masterclasses', ['BreadcrumbList', 'ItemList']],
    ['course', ['BreadcrumbList', 'Course']],
    ['program', ['BreadcrumbList', 'Course']],
    ['live masterclass', ['BreadcrumbList', 'EducationEvent']],
    ['online masterclass', ['BreadcrumbList', 'Course']],
    ['categories', ['BreadcrumbList', 'ItemList']],
    ['category', ['BreadcrumbList', 'ItemList']],
    ['about', ['FAQPage']],
    ['subscription', ['FAQPage']],
    ['nothing found', []],
    ['login', []],
    ['not found', []],
  ] as const) {
    test(name, async ({ request }) => {
      expect(typesOf(await (await request.get(pages[name])).text())).toEqual(types)
    })
  }
})

test('an event is at its venue’s hours, and sells what is left of it', async ({ request, provider }) => {
  const slug = 'the-anatomy-of-a-perfect-cut'
  const { data } = await provider()(liveMasterclassEndpoints.show, { params: { id: slug } })
  const html = await (await request.get(`/live-masterclasses/${slug}`)).text()
  const event = thingsOf(html).find((thing) => thing['@type'] === 'EducationEvent')
  expect(Date.parse(String(event?.['startDate']))).toBe(Math.floor(Date.parse(data.starts_at) / 1000) * 1000)
  expect(event?.['offers']).toMatchObject(
    data.tickets.map(({ price, seats_left }) => ({
      price: (price / 100).toFixed(2),
      availability: `https://schema.org/${seats_left > 0 ? 'InStock' : 'SoldOut'}`,
    })),
  )
})

test('an event that is over sells nothing', async ({ request, provider }) => {
  const { data } = await provider()(liveMasterclassEndpoints.list, { query: { status: 'finished' } })
  const html = await (await request.get(`/live-masterclasses/${data[0]?.slug}`)).text()
  const event = thingsOf(html).find((thing) => thing['@type'] === 'EducationEvent')
  expect(event?.['name']).toBe(data[0]?.name)
  expect(event).not.toHaveProperty('offers')
})

test('the rules find what is missing', () => {
  const offer = { '@type': 'Offer', price: '49', priceCurrency: 'USD', url: '/courses/bob' }
  expect(faultsOf(offer)).toEqual([
    'Offer.price is "49"',
    'Offer.availability is undefined',
    'Offer.category is undefined',
    'Offer.url is "/courses/bob"',
  ])
  expect(faultsOf({ '@type': 'Course', name: 'Bob', offers: offer }, true)).toContain(
    `Course.offers is ${JSON.stringify(offer)}`,
  )
  expect(faultsOf({ '@type': 'Recipe' })).toHaveLength(1)
})
