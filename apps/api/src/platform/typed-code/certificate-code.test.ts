import { expect, test } from 'vitest'
import { certificatePath, newCertificateCode, readCertificateCode } from './certificate-code.ts'

test('newCertificateCode() returns 12 characters that are not mistaken for others, never the same', () => {
  const codes = Array.from({ length: 500 }, newCertificateCode)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  expect(new Set(codes).size).toBe(codes.length)
})

test('a code is shown in groups of four and read in any grouping, with O, I and L for 0 and 1', () => {
  expect(certificatePath('7QK2M4XD9RT1')).toBe('/certificates/7QK2-M4XD-9RT1')
  for (const typed of ['7QK2-M4XD-9RT1', '7qk2 m4xd 9rtl', '7QK2M4XD9RTI']) {
    expect(readCertificateCode(typed)).toBe('7QK2M4XD9RT1')
  }
})
