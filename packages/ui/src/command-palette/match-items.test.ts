import { expect, test } from 'vitest'
import { matchItems } from './match-items.ts'

const items = [
  { id: 'today', label: 'Today', group: 'Go to' },
  { id: 'orders', label: 'Orders', group: 'Go to', words: 'invoices money' },
  { id: 'new', label: 'New order form', group: 'Do' },
  { id: 'cafe', label: 'Café', detail: 'Ana Díaz', group: 'Go to' },
]
const found = (query: string) => matchItems(items, query).map(({ id }) => id)

test('lists all of them without a text, those of a group together', () => {
  expect(found(' ')).toEqual(['today', 'orders', 'cafe', 'new'])
})

test('lists what begins with the text first, then what has a word that does', () => {
  expect(found('ord')).toEqual(['orders', 'new'])
  expect(matchItems(items.toReversed(), 'ord').map(({ id }) => id)).toEqual(['orders', 'new'])
})

test('finds details and other words, all words of the text, without accents', () => {
  expect(found('invoice')).toEqual(['orders'])
  expect(found('diaz cafe')).toEqual(['cafe'])
  expect(found('diaz form')).toEqual([])
})
