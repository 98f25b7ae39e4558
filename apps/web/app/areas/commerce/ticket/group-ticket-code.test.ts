import { expect, it } from 'vitest'
import { groupTicketCode } from './group-ticket-code.ts'

it.each([
  ['TQY2QECZYGZH0DA589R2HYE4SNCS', 'TQY2 QECZ YGZH 0DA5 89R2 HYE4 SNCS'],
  ['ABCDE', 'ABCD E'],
  ['', ''],
])('groups %j as %j', (code, grouped) => {
  expect(groupTicketCode(code)).toBe(grouped)
})
