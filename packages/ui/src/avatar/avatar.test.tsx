import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from './avatar.tsx'
import { initials } from './initials.ts'

test.each([
  ['Ana Díaz', 'AD'],
  ['Marie-Luise von Hohenstein', 'MH'],
  ['kofi', 'K'],
  ['  Élodie   Marchand ', 'ÉM'],
  ['', ''],
  ['پگاه رستمی', 'پ\u200cر'],
])('%s has the initials %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('is a picture of the person, or nothing where the name stands beside it', async () => {
  const screen = await render(<Avatar name="Ana Díaz" />)
  await expect.element(screen.getByRole('img', { name: 'Ana Díaz' })).toBeVisible()
  await screen.rerender(<Avatar name="Ana Díaz" isDecorative />)
  expect(screen.getByRole('img').query()).toBeNull()
})

test('a picture that failed leaves the initials, and makes way for the next', async () => {
  const broken = 'data:image/png;base64,AAAA'
  const whole = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  const { container, rerender } = await render(<Avatar name="Ana Díaz" src={broken} />)
  await expect.poll(() => container.querySelector('img')?.hidden).toBe(true)
  await rerender(<Avatar name="Ana Díaz" src={whole} />)
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true)
  expect(container.querySelector('img')?.hidden).toBe(false)
})
