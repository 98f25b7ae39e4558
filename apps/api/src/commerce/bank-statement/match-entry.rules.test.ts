import { describe, expect, test } from 'vitest'
import { matchEntries, matchEntry, type Entry, type PayableOrder } from './match-entry.rules.ts'
import { possibleNumbers } from './order-number-in-text.ts'
import { isPaidBy } from './payer-name.ts'

const order = (id: string, number: string, given: Partial<PayableOrder> = {}): PayableOrder => ({
  id,
  number,
  state: 'awaiting_payment',
  currency: 'EUR',
  due: 4900,
  isByTransfer: true,
  names: ['Zoë Ibáñez'],
  ...given,
})
const entry = (text: string, given: Partial<Entry> = {}): Entry => ({
  amount: 4900,
  currency: 'EUR',
  payer: 'IBANEZ ZOE',
  text,
  isReversal: false,
  ...given,
})
const anna = order('anna', '7KQ4-M2XD')
const peter = order('peter', 'B8TR-W3HN', { due: 6000, names: ['Peter Müller', 'Salon Müller GmbH'] })
const orders = [anna, peter]

describe('the number in the text', () => {
  test.each([
    ['as we print it', '7KQ4-M2XD'],
    ['without the hyphen, in small letters', 'order 7kq4m2xd thank you'],
    ['divided by spaces', 'RE 7KQ4 M2XD 49 EUR'],
    ['broken by a line of the bank', 'INVOICE 7KQ4-M2\nXD'],
    ['broken within the first part', 'Rechnung Haarschnitt 7K Q4-M2XD'],
    ['with another dash', '7KQ4–M2XD'],
    ['joined to a word before', 'ORDER7KQ4M2XD'],
    ['joined to a date after', '7KQ4M2XD20271128'],
    ['in full-width letters', '７ＫＱ４－Ｍ２ＸＤ'],
    ['within SEPA codes', '/REMI/USTD//7KQ4-M2XD/EREF/NOTPROVIDED'],
  ])('is found %s', (_, text) => {
    expect(matchEntry(entry(text, { payer: 'SOMEONE ELSE' }), orders)).toEqual({
      kind: 'certain',
      hints: [],
      orderIds: ['anna'],
    })
  })

  test.each([
    ['a character that was misread', '7KQ4-M2X0'],
    ['a missing character', '7KQ4-M2X'],
    ['O for 0', 'O7KQ4 M2X'],
    ['only a part', '7KQ4'],
    ['nothing', ''],
  ])('is not guessed from %s', (_, text) => {
    expect(matchEntry(entry(text, { payer: 'SOMEONE ELSE' }), orders)).toEqual({
      kind: 'unknown',
      hints: [],
      orderIds: [],
    })
  })

  test('is one of at most two for each word', () => {
    expect(possibleNumbers('AB CDEFGH IJ')).toEqual(new Set(['ABCDEFGH', 'CDEFGHIJ']))
  })
})

describe('the kind', () => {
  test.each<[string, Entry, ReturnType<typeof matchEntry>]>([
    ['less than due', entry('7KQ4-M2XD', { amount: 4000 }), { kind: 'part', hints: [], orderIds: ['anna'] }],
    ['more than due', entry('7KQ4-M2XD', { amount: 5000 }), { kind: 'over', hints: [], orderIds: ['anna'] }],
    [
      'the amount and name of another order',
      entry('7KQ4-M2XD', { amount: 6000, payer: 'PETER MUELLER' }),
      { kind: 'over', hints: ['fits_other'], orderIds: ['anna', 'peter'] },
    ],
    [
      'two orders',
      entry('7KQ4-M2XD and B8TR-W3HN', { amount: 10_900 }),
      { kind: 'unknown', hints: ['several_orders'], orderIds: ['anna', 'peter'] },
    ],
    [
      'another currency',
      entry('7KQ4-M2XD', { currency: 'CHF' }),
      { kind: 'unknown', hints: ['currency'], orderIds: ['anna'] },
    ],
    [
      'a reversal',
      entry('7KQ4-M2XD', { isReversal: true }),
      { kind: 'unknown', hints: ['reversal'], orderIds: ['anna'] },
    ],
    ['name and amount only', entry('haircut'), { kind: 'likely', hints: [], orderIds: ['anna'] }],
    [
      'name and another amount',
      entry('haircut', { amount: 4901 }),
      { kind: 'unknown', hints: [], orderIds: [] },
    ],
    ['amount only', entry('haircut', { payer: 'ADA' }), { kind: 'unknown', hints: [], orderIds: [] }],
    [
      'the name of a company',
      entry('', { amount: 6000, payer: 'SALON MUELLER GMBH' }),
      { kind: 'likely', hints: [], orderIds: ['peter'] },
    ],
  ])('of %s', (_, given, match) => {
    expect(matchEntry(given, orders)).toEqual(match)
  })

  test.each<[Partial<PayableOrder>, ReturnType<typeof matchEntry>]>([
    [
      { state: 'paid', due: 0 },
      { kind: 'over', hints: ['order_paid'], orderIds: ['it'] },
    ],
    [
      { state: 'refunded', due: 0 },
      { kind: 'over', hints: ['order_paid'], orderIds: ['it'] },
    ],
    [{ state: 'expired' }, { kind: 'likely', hints: ['order_closed'], orderIds: ['it'] }],
    [
      { state: 'cancelled', due: 9900 },
      { kind: 'part', hints: ['order_closed'], orderIds: ['it'] },
    ],
    [{ isByTransfer: false }, { kind: 'unknown', hints: ['not_by_transfer'], orderIds: ['it'] }],
    [{ due: 2900 }, { kind: 'over', hints: [], orderIds: ['it'] }],
  ])('for an order with %j', (given, match) => {
    expect(matchEntry(entry('7KQ4-M2XD'), [order('it', '7KQ4-M2XD', given)])).toEqual(match)
  })

  test('is unknown if name and amount fit two orders', () => {
    const twice = [anna, order('second', 'CCCC-DDDD')]
    expect(matchEntry(entry(''), twice)).toEqual({
      kind: 'unknown',
      hints: ['several_orders'],
      orderIds: ['anna', 'second'],
    })
  })
})

test('the second transfer of the same sum is one too many, two parts are parts', () => {
  const kinds = (entries: Entry[]) => matchEntries(entries, orders).map(({ match }) => match.kind)
  expect(kinds([entry('7KQ4-M2XD'), entry('7KQ4-M2XD')])).toEqual(['certain', 'over'])
  const half = entry('7KQ4-M2XD', { amount: 2450 })
  expect(kinds([half, half])).toEqual(['part', 'part'])
  expect(kinds([entry('7KQ4-M2XD'), entry('')])).toEqual(['certain', 'unknown'])
})

test.each([
  ['IBANEZ, ZOE', 'Zoë Ibáñez', true],
  ['Z. IBANEZ', 'Zoë Ibáñez', true],
  ['Dr. Zoë María Ibáñez López', 'Zoë Ibáñez', true],
  ['MUELLER PETER UND ANNA', 'Anna Müller', true],
  ['Muller Anna', 'Anna Müller', true],
  ['STRAUSS', 'Strauß', true],
  ['ZOE', 'Zoë Ibáñez', false],
  ['A. IBANEZ', 'Zoë Ibáñez', false],
  ['IBANEZ', 'Zoë Ibáñez', false],
  ['', 'Zoë Ibáñez', false],
  ['ANYONE', '', false],
])('%j pays for %j: %j', (payer, name, isPaid) => {
  expect(isPaidBy(payer, name)).toBe(isPaid)
})
