import { expect, test } from 'vitest'
import { auditedCode, errorsOfTerms } from './promo-code-form.rules.ts'

const now = new Date('2027-03-10T12:00:00.000Z')
const terms = {
  kind: 'percent' as const,
  value: 20,
  starts_at: now.toISOString(),
  ends_at: '2027-03-14T23:00:00.000Z',
}
const fieldsOf = (changes: Partial<typeof terms> | { ends_at: null }, notOverAt: Date | null = now) =>
  Object.keys(errorsOfTerms({ ...terms, ...changes }, { notOverAt }))

test.each([
  ['of 100 percent', { value: 100 }, []],
  ['of more than 100 percent', { value: 101 }, ['value']],
  ['without an end', { ends_at: null }, []],
  ['that ends now', { ends_at: now.toISOString() }, ['ends_at']],
  ['that ends before it begins', { starts_at: '2027-04-01T00:00:00.000Z' }, ['ends_at']],
])('checks a code %s', (_, changes, fields) => {
  expect(fieldsOf(changes)).toEqual(fields)
})

test('a code that is changed may be over', () => {
  const changes = { starts_at: '2027-03-01T00:00:00.000Z', ends_at: '2027-03-02T00:00:00.000Z' }
  expect(fieldsOf(changes, null)).toEqual([])
  expect(fieldsOf(changes)).toEqual(['ends_at'])
})

test('the audit log has percent and amount apart, and products by name', () => {
  const code = { ...terms, code: 'SPRING', total_uses: 5, uses_per_person: null }
  expect(auditedCode({ ...code, products: [{ name: 'The bob' }, { name: 'The fringe' }] })).toMatchObject({
    promoCode: 'SPRING',
    percent: 20,
    amount: null,
    products: 'The bob, The fringe',
  })
  expect(auditedCode({ ...code, products: [] }).products).toBeNull()
})
