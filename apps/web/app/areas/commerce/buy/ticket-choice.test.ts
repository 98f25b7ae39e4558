import { describe, expect, it } from 'vitest'
import { linesOfChoice, queryOfChoice, readTicketChoice } from './ticket-choice.ts'

const ticket = (id: string, seats_left: number, is_usable = true) => ({
  id,
  name: id,
  note: '',
  price: 18_000,
  currency: 'USD',
  seats: 20,
  seats_left,
  is_usable,
})
const event = {
  tickets: [ticket('past', 9, false), ticket('gone', 0), ticket('seat', 3), ticket('standing', 90)],
  packages: [
    { id: 'kit', name: 'Kit', note: '', price: 6500, currency: 'USD', stock_left: 5, is_usable: true },
  ],
}
const read = (query: string) => readTicketChoice(new URLSearchParams(query), event)

describe('readTicketChoice', () => {
  it('has no counts without a query', () => {
    expect(read('')).toEqual({ tickets: {}, packages: {} })
  })

  it('reads the counts of tickets and packages', () => {
    expect(read('tickets[seat]=2&packages[kit]=1')).toEqual({ tickets: { seat: 2 }, packages: { kit: 1 } })
  })

  it('limits counts to what is left, and to 20', () => {
    expect(read('tickets[seat]=5&tickets[standing]=50')).toEqual({
      tickets: { seat: 3, standing: 20 },
      packages: {},
    })
  })

  it.each([
    'tickets[gone]=1',
    'tickets[past]=1',
    'tickets[other]=1',
    'tickets[seat]=-1',
    'tickets[seat]=1.5',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual({ tickets: {}, packages: {} })
  })

  it('takes count= as a number of the first ticket that is left', () => {
    expect(read('count=2').tickets).toEqual({ seat: 2 })
    expect(read('count=9').tickets).toEqual({ seat: 3 })
    expect(read('count=9&tickets[standing]=1').tickets).toEqual({ standing: 1 })
  })
})

it('a choice becomes order lines without those of count 0', () => {
  expect(linesOfChoice({ tickets: { seat: 2, standing: 0 }, packages: { kit: 1 } })).toEqual([
    { type: 'ticket', id: 'seat', count: 2 },
    { type: 'package', id: 'kit', count: 1 },
  ])
})

it('the query of a choice is read as the same choice', () => {
  const choice = { tickets: { seat: 2 }, packages: { kit: 1 } }
  const query = queryOfChoice(choice, 'SPRING')
  expect(read(query)).toEqual(choice)
  expect(new URLSearchParams(query).get('promo_code')).toBe('SPRING')
  expect(queryOfChoice({ tickets: {}, packages: {} }, null)).toBe('')
})
