import { expect, it } from 'vitest'
import { registerForm } from './auth.ts'
import { contactForm } from '../community/contact.ts'

const message = { full_name: 'Ana Díaz', email: 'ana@example.com', subject: 'Hair', message: 'Hello' }
const person = {
  first_name: 'Ana',
  last_name: 'Díaz',
  email: 'ana@example.com',
  password: 'hairdesign',
  password_confirmation: 'hairdesign',
}
const emailOf = (length: number) => `ana@${'example.'.repeat(40)}`.slice(0, length - 4) + '.com'

it.each([
  ['full_name', 161],
  ['subject', 120],
  ['message', 5000],
] as const)('%s of a contact message has at most %i characters', (field, max) => {
  expect(contactForm.safeParse({ ...message, [field]: 'a'.repeat(max) }).success).toBe(true)
  expect(contactForm.safeParse({ ...message, [field]: 'a'.repeat(max + 1) }).success).toBe(false)
})

it.each(['first_name', 'last_name'] as const)('%s of a person has at most 80 characters', (field) => {
  expect(registerForm.safeParse({ ...person, [field]: 'a'.repeat(80) }).success).toBe(true)
  expect(registerForm.safeParse({ ...person, [field]: 'a'.repeat(81) }).success).toBe(false)
})

it('an e-mail address has at most 254 characters', () => {
  expect(contactForm.safeParse({ ...message, email: emailOf(254) }).success).toBe(true)
  expect(contactForm.safeParse({ ...message, email: emailOf(255) }).success).toBe(false)
})
