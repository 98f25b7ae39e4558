import type { WithdrawalOption } from '@chignon/contract/commerce/withdrawal'
import { expect, it } from 'vitest'
import { chosenOf, readChoice } from './withdrawal-choice.ts'

const option = (line: string, ticket: string | null): WithdrawalOption => ({
  line_id: line,
  ticket_id: ticket,
  name: line,
  holder: null,
  amount: 1000,
  until: null,
})

const options = [option('course', null), option('seats', 'one'), option('seats', 'two')]

it('reads lines and tickets from a query', () => {
  const query = new URLSearchParams('line=course&ticket=one&ticket=two')
  expect(readChoice(query)).toEqual({ line_ids: ['course'], ticket_ids: ['one', 'two'] })
})

it('chooses only what can be returned, and tickets one by one', () => {
  const query = new URLSearchParams('line=course&line=seats&ticket=two&ticket=gone')
  expect(chosenOf(options, query)).toEqual([options[0], options[2]])
})
