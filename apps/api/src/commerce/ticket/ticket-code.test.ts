import { expect, test } from 'vitest'
import { newTicketCode, readTicketCode, ticketPath } from './ticket-code.ts'

test('newTicketCode() returns 28 characters that are not mistaken for others', () => {
  const codes = Array.from({ length: 500 }, newTicketCode)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{28}$/)
  expect(new Set(codes).size).toBe(codes.length)
  // Each of the 32 characters is used.
  expect(new Set(codes.join('')).size).toBe(32)
})

test.each([
  ['the code', (code: string) => code],
  ['lower case', (code: string) => code.toLowerCase()],
  ['groups', (code: string) => code.replaceAll(/(.{7})(?=.)/g, '$1-')],
  ['a path', ticketPath],
  ['an address', (code: string) => `https://academy.test${ticketPath(code)}`],
  ['an address with a language', (code: string) => `https://academy.test${ticketPath(code)}/?lang=fa#qr`],
  ['O, I and L for 0 and 1', (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l')],
])('readTicketCode() reads %s', (_, written) => {
  for (const code of ['0123456789ABCDEFGHJKMNPQRSTV', newTicketCode()]) {
    expect(readTicketCode(written(code))).toBe(code)
  }
})
