// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { readXml } from './read-files.ts'

const read = async (name: string) =>
  readXml(decodeText(await readFile(path.join(import.meta.dirname, 'statements', name))))

test('a German statement, version 02: a reference broken by a line, a batch, and money that was taken back', async () => {
  const [statement, ...others] = await read('german-camt.053.001.02.xml')
  expect(others).toEqual([])
  expect(statement).toEqual({
    account: 'DE02120300000000202051',
    entries: [
      {
        reference: '2027031211223344000',
        booked_on: '2027-03-12',
        amount: 4939,
        currency: 'EUR',
        payer: 'Jürgen Müller',
        text: 'Rechnung 2027-000123 Bestellung 7KQ4 -M2XD Danke Gutschrift',
      },
      {
        reference: '2027031211223355000/1',
        booked_on: '2027-03-12',
        amount: 25_000,
        currency: 'EUR',
        payer: 'Salon Nord OHG',
        text: 'B8TR-W3HN E2E-1',
      },
      {
        reference: '2027031211223355000/2',
        booked_on: '2027-03-12',
        amount: 6100,
        currency: 'EUR',
        payer: 'Ayse Demir',
        text: 'C9VZ-5GJK E2E-2',
      },
    ],
    left: {
      outgoing: 1,
      pending: 0,
      unreadable: 0,
      takenBack: [expect.objectContaining({ amount: 7500, payer: 'Ada Lovelace', text: '7KQ4-M2XD' })],
    },
  })
})

test('a Dutch statement, version 04: codes in one text, another currency, and two equal payments on one day', async () => {
  const [statement] = await read('dutch-camt.053.001.04.xml')
  expect(statement?.account).toBe('NL69INGB0123456789')
  expect(statement?.left).toEqual({ outgoing: 0, pending: 1, unreadable: 0, takenBack: [] })
  expect(statement?.entries).toMatchObject([
    { reference: null, amount: 24_900, payer: 'A VAN DEN BERG', text: expect.stringContaining('7KQ4 M2XD') },
    { booked_on: '2027-03-12', payer: 'Mme Éloïse Petit', text: 'COMMANDE B8TR-W3HN (USD 65.40)' },
    { amount: 2500, payer: 'P JANSSEN', occurrence: 1 },
    { amount: 2500, payer: 'P JANSSEN', occurrence: 2 },
    { reference: '8830271', amount: 3150, is_reversal: true },
  ])
})

test('a Swiss statement, version 08: references of single payments, a batch that does not add up, two accounts', async () => {
  const [francs, euros] = await read('swiss-camt.053.001.08.xml')
  expect(francs?.account).toBe('CH9300762011623852957')
  expect(francs?.entries).toMatchObject([
    {
      reference: '070312CH00C8SA10001',
      amount: 28_050,
      currency: 'CHF',
      payer: 'Coiffure Zürcher AG',
      text: 'RF18539007547034 Auftrag 7KQ4-M2XD',
    },
    { reference: '070312CH00C8SA10002', amount: 6000, payer: 'Beat Frei', text: 'B8TRW3HN' },
    // Charges are missing: which payment they belong to is for a person to say.
    { reference: '070312CH00C8SA11', amount: 9800, payer: '', text: 'C9VZ-5GJK D2WX-6HPQ' },
  ])
  expect(francs?.left.pending).toBe(1)
  expect(euros).toMatchObject({
    account: '0123-00456789.01',
    entries: [{ amount: 1234, currency: 'EUR', text: 'Zins' }],
  })
})

test.each([
  [
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.02"><BkToCstmrAcctRpt/></Document>',
    'not_a_statement',
  ],
  ['<html><body>Please log in</body></html>', 'not_a_statement'],
  ['<Document><BkToCstmrStmt>', 'broken'],
])('%s is refused as %s', (text, problem) => {
  expect(() => readXml(text)).toThrow(problem)
})
