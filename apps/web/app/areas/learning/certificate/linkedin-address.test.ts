import { expect, test } from 'vitest'
import { linkedInAddress } from './linkedin-address.ts'

test('fills in name, academy, month of the award, address and code', () => {
  const certificate = {
    title: 'Cutting & colour',
    academy: 'Chignon',
    earned_at: '2027-03-14T09:00:00.000Z',
    code: '7QK2-M4XD-9RTB',
  }
  const { hostname, searchParams } = new URL(
    linkedInAddress(certificate, 'https://academy.test/certificates/7QK2-M4XD-9RTB'),
  )
  expect(hostname).toBe('www.linkedin.com')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    name: 'Cutting & colour',
    organizationName: 'Chignon',
    issueYear: '2027',
    issueMonth: '3',
    certUrl: 'https://academy.test/certificates/7QK2-M4XD-9RTB',
    certId: '7QK2-M4XD-9RTB',
  })
})
