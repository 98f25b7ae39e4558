import { expect, test } from 'vitest'
import { readApiEnv } from '../env.ts'

test('without settings, the seller is the brand and the bank account is a sample', () => {
  const { seller, bankAccount } = readApiEnv({ BRAND_NAME: 'Salon' })
  expect(seller).toMatchObject({ name: 'Salon', vatNumber: null })
  expect(bankAccount).toMatchObject({ holder: 'Salon', isSample: true })
})

test('reads seller and bank account', () => {
  const { seller, bankAccount } = readApiEnv({
    SELLER_NAME: 'Salon GmbH',
    SELLER_ADDRESS: 'Weg 1; 10115 Berlin ;Germany',
    SELLER_VAT_NUMBER: 'DE123456789',
    BANK_IBAN: 'de89 3704 0044 0532 0130 00',
    BANK_BIC: 'COBADEFFXXX',
    BANK_NAME: 'Commerzbank',
  })
  expect(seller).toEqual({
    name: 'Salon GmbH',
    address: ['Weg 1', '10115 Berlin', 'Germany'],
    vatNumber: 'DE123456789',
  })
  expect(bankAccount).toEqual({
    holder: 'Salon GmbH',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    bankName: 'Commerzbank',
    isSample: false,
  })
})

test.each([
  ['an IBAN with a wrong check digit', { BANK_IBAN: 'DE88370400440532013000' }, 'BANK_IBAN must be an IBAN'],
  ['a BIC without an IBAN', { BANK_BIC: 'COBADEFFXXX' }, 'BANK_IBAN must be set along with BANK_BIC'],
  ['a BIC that is too short', { BANK_IBAN: 'DE89370400440532013000', BANK_BIC: 'COBA' }, 'BANK_BIC must be'],
])('refuses %s', (_case, variables, message) => {
  expect(() => readApiEnv(variables)).toThrow(message)
})
