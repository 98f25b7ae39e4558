import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { parseCsv, readTable } from './read-csv.ts'
import { readCents } from './read-cents.ts'
import { dayOrderOf, readDay } from './read-day.ts'

const parse = async (name: string) => {
  const parsed = await parseCsv(
    decodeText(await readFile(path.join(import.meta.dirname, 'statements', name))),
  )
  if (!parsed) throw new Error('there is no table')
  return parsed
}

test('a German CSV in Windows-1252: the columns are guessed, decimal commas and years of two digits read', async () => {
  const { table, guess } = await parse('german-windows-1252.csv')
  expect(guess).toMatchObject({ account: 'DE02120300000000202051', dayOrder: 'dmy', decimal: ',' })
  expect(readTable(table, guess)).toMatchObject({
    entries: [
      {
        reference: null,
        booked_on: '2027-03-12',
        amount: 104_939,
        currency: 'EUR',
        payer: 'Jürgen Müller',
        text: expect.stringContaining('Bestellung 7KQ4-M2XD'),
      },
      {
        booked_on: '2027-03-31',
        amount: 25_000,
        payer: 'Salon "Nord"',
        text: expect.stringContaining('Miete; Raum 2'),
      },
    ],
    left: { outgoing: 1, unreadable: 0 },
  })
})

test('a Dutch CSV in UTF-8: a column says in or out, and equal payments are counted', async () => {
  const { table, guess } = await parse('dutch-utf-8.csv')
  const { account, entries, left } = readTable(table, guess)
  expect([account, left.outgoing]).toEqual(['NL69INGB0123456789', 1])
  expect(entries).toMatchObject([
    { booked_on: '2027-03-12', amount: 24_900, currency: 'EUR', payer: 'A van den Berg' },
    { amount: 6000, payer: 'Éloïse Petit', occurrence: 1 },
    { amount: 6000, payer: 'Éloïse Petit', occurrence: 2 },
  ])
})

test('lines about the account above the table are passed over', async () => {
  const parsed = await parseCsv(
    'Kontoauszug\nIBAN;CH93 0076 2011 6238 5295 7\n\nDatum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF\n2027-03-12;7KQ4-M2XD;49.00;\n2027-03-12;Gebühr;;-1.00\n',
  )
  if (!parsed) return expect.unreachable()
  expect(parsed.guess).toMatchObject({ account: 'CH9300762011623852957', dayOrder: 'ymd', decimal: '.' })
  expect(readTable(parsed.table, { ...parsed.guess, currency: 'CHF' })).toMatchObject({
    entries: [{ amount: 4900, currency: 'CHF', text: '7KQ4-M2XD' }],
    left: { outgoing: 1 },
  })
})

test('a text without a table is none', async () => {
  expect(await parseCsv('hello\nworld')).toBeNull()
  expect(await parseCsv('')).toBeNull()
})

test.each([
  ['1.234,50', ',', 123_450],
  ['1,234.50', '.', 123_450],
  ["1'234.5", '.', 123_450],
  ['49', ',', 4900],
  ['-84,10', ',', -8410],
  ['84,10-', ',', -8410],
  ['+3,00', ',', 300],
  ['1.005', '.', null],
  ['abc', '.', null],
  ['', '.', null],
] as const)('%j with %j is %j cents', (text, decimal, cents) => {
  expect(readCents(text, decimal)).toBe(cents)
})

test.each([
  ['12.03.2027', 'dmy', '2027-03-12'],
  ['12.03.27', 'dmy', '2027-03-12'],
  ['03/12/2027', 'mdy', '2027-03-12'],
  ['20270312', 'ymd', '2027-03-12'],
  ['2027-03-12T14:00:00', 'ymd', '2027-03-12'],
  ['31.02.2027', 'dmy', null],
  ['12.2027', 'dmy', null],
] as const)('%j as %s is %j', (text, order, day) => {
  expect(readDay(text, order)).toBe(day)
})

test('the order of day and month is guessed only if one fits', () => {
  expect(dayOrderOf(['01/02/2027', '13/02/2027'])).toBe('dmy')
  expect(dayOrderOf(['01/02/2027', '02/13/2027'])).toBe('mdy')
  expect(dayOrderOf(['01/02/2027'])).toBeNull()
  expect(dayOrderOf(['2027-02-01'])).toBe('ymd')
  expect(dayOrderOf(['01.02.27'])).toBe('dmy')
})
