import { expect, test } from 'vitest'
import { missingFields } from './missing-fields.ts'

const nothing = {
  country: '',
  full_name: '',
  address: '',
  postal_code: '',
  city: '',
  company: '',
  vat_number: '',
  payment_method: 'card',
  terms: '',
}

test.each([
  ['nothing was entered', {}, 100, ['country', 'full_name', 'terms']],
  [
    'the country needs a postal address',
    { country: 'DE', full_name: 'Ada Bell' },
    100,
    ['address', 'postal_code', 'city', 'terms'],
  ],
  ['the country needs none', { country: 'US', full_name: 'Ada Bell', terms: 'on' }, 100, []],
  [
    'a company needs one everywhere',
    { country: 'US', full_name: 'Ada Bell', company: 'Bell', terms: 'on' },
    100,
    ['address', 'postal_code', 'city'],
  ],
  ['nothing is to be paid', {}, 0, ['terms']],
] as const)('names all that is missing if %s', (_, entered, total, missing) => {
  expect(Object.keys(missingFields({ ...nothing, ...entered }, total))).toEqual(missing)
})
