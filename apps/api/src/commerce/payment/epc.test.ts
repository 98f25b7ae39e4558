import { expect, test } from 'vitest'
import { epcOf } from './epc.ts'

const transfer = {
  holder: 'Chignon',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  amount: 24_905,
  currency: 'EUR',
  reference: '7KQ4-M2XD',
}

test('has the lines of EPC069-12', () => {
  expect(epcOf(transfer)).toBe(
    'BCD\n002\n1\nSCT\nBYLADEM1001\nChignon\nDE02120300000000202051\nEUR249.05\n\n\n7KQ4-M2XD',
  )
  expect(epcOf({ ...transfer, bic: null })?.split('\n')[4]).toBe('')
})

test('is null for another currency', () => {
  expect(epcOf({ ...transfer, currency: 'USD' })).toBeNull()
})
