import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { expect, test } from './fixtures.ts'
import { allPages } from './all-pages.ts'
import { pages } from './pages.ts'
import { validationErrors, readStructuredData } from './structured-data.ts'

const typesOf = (html: string) =>
  readStructuredData(html)
    .map((item) => item['@type'])
    .toSorted()

test.describe('structured data is valid on', () => {
  for (const [name, address] of allPages) {
    test(name, async ({ request }) => {
      for (const lang of ['en', 'fa']) {
        const html = await (await request.get(address, { params: { lang } })).text()
        const errors = readStructuredData(html).flatMap((item) => validationErrors(item, true))
        expect(errors, `${address} in ${lang}`).toEqual([])
      }
    })
  }
})

test.describe('the types of structured data on', () => {
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

test('an event contains its start and the availability of its tickets', async ({ request, api }) => {
  const slug = 'the-anatomy-of-a-perfect-cut'
  const { data } = await api()(liveMasterclassEndpoints.show, { params: { id: slug } })
  const html = await (await request.get(`/live-masterclasses/${slug}`)).text()
  const event = readStructuredData(html).find((item) => item['@type'] === 'EducationEvent')
  expect(Date.parse(String(event?.['startDate']))).toBe(Math.floor(Date.parse(data.starts_at) / 1000) * 1000)
  expect(event?.['offers']).toMatchObject(
    data.tickets.map(({ price, seats_left }) => ({
      price: (price / 100).toFixed(2),
      availability: `https://schema.org/${seats_left > 0 ? 'InStock' : 'SoldOut'}`,
    })),
  )
})

test('an event that is over has no offers', async ({ request, api }) => {
  const { data } = await api()(liveMasterclassEndpoints.list, { query: { status: 'finished' } })
  const html = await (await request.get(`/live-masterclasses/${data[0]?.slug}`)).text()
  const event = readStructuredData(html).find((item) => item['@type'] === 'EducationEvent')
  expect(event?.['name']).toBe(data[0]?.name)
  expect(event).not.toHaveProperty('offers')
})

test('validationErrors reports missing and invalid properties', () => {
  const offer = { '@type': 'Offer', price: '49', priceCurrency: 'USD', url: '/courses/bob' }
  expect(validationErrors(offer)).toEqual([
    'Offer.price is "49"',
    'Offer.availability is undefined',
    'Offer.category is undefined',
    'Offer.url is "/courses/bob"',
  ])
  expect(validationErrors({ '@type': 'Course', name: 'Bob', offers: offer }, true)).toContain(
    `Course.offers is ${JSON.stringify(offer)}`,
  )
  expect(validationErrors({ '@type': 'Recipe' })).toHaveLength(1)
})
