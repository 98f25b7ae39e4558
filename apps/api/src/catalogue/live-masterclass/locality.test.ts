import { expect, test } from 'vitest'
import { localityOf } from './locality.ts'

const city = { en: 'Lisbon', de: 'Lissabon', pt: 'Lisboa' }

test.each([
  ['Rua do Açúcar 62, 1950-009 Lisboa', 'Portugal'],
  ['Rua do Açúcar 62, 1950-009 LISBOA', 'Portugal'],
  ['Rua do Açúcar 62', 'Lisbon, Portugal'],
])('after %s follows %s', (address, expected) => {
  expect(localityOf({ address, city, country: 'PT' }, 'en')).toBe(expected)
})
