import { expect, test } from 'vitest'
import { changedTerms, formOfTerms, newTerms, type Terms } from './terms.ts'

const now = new Date(2027, 2, 10, 12)
const event = { type: 'live_masterclass' as const, id: '1', name: 'Lisbon' }
const terms: Terms = { ...newTerms, value: 20, products: [event] }

test('an amount is sent in cents, and products without their names', () => {
  expect(formOfTerms({ ...terms, kind: 'amount', value: 4.35, until: 'open' }, now)).toEqual({
    kind: 'amount',
    value: 435,
    ends_at: null,
    products: [{ type: 'live_masterclass', id: '1' }],
  })
})

test('nothing is sent while the value or the day is missing', () => {
  expect(formOfTerms({ ...terms, value: null }, now)).toBeNull()
  expect(formOfTerms({ ...terms, until: 'day' }, now)).toBeNull()
})

test('only what was changed is sent', () => {
  expect(changedTerms(terms, terms, now)).toEqual({})
  expect(changedTerms(terms, { ...terms, value: 25 }, now)).toEqual({ kind: 'percent', value: 25 })
  expect(changedTerms(terms, { ...terms, products: [], until: 'open' }, now)).toEqual({
    products: [],
    ends_at: null,
  })
})
