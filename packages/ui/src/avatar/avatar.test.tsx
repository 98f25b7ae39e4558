import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from './avatar.tsx'
import { initials } from './initials.ts'

test.each([
  ['Ana Díaz', 'AD'],
  ['Marie-Luise von Hohenstein', 'MH'],
  ['kofi', 'K'],
  ['  Élodie   Marchand ', 'ÉM'],
  ['E\u0301lodie Marchand', 'E\u0301M'],
  ['👩🏽\u200d🎨 Ana', '👩🏽\u200d🎨A'],
  ['', ''],
  ['پگاه رستمی', 'پ\u200cر'],
])('shows the initials %s as %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('is an image with the person’s name, or hidden when decorative', async () => {
  const screen = await render(<Avatar name="Ana Díaz" />)
  await expect.element(screen.getByRole('img', { name: 'Ana Díaz' })).toBeVisible()
  await screen.rerender(<Avatar name="Ana Díaz" isDecorative />)
  expect(screen.getByRole('img').query()).toBeNull()
})

test('offers the picture in further sizes', async () => {
  const whole = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  const sources = [{ type: 'image/avif', srcset: '/192.avif 192w, /512.avif 512w' }]
  const { container } = await render(<Avatar name="Ana Díaz" src={whole} sources={sources} sizes="8rem" />)
  const source = container.querySelector('source')
  expect([source?.type, source?.srcset, source?.sizes]).toEqual([
    'image/avif',
    '/192.avif 192w, /512.avif 512w',
    '8rem',
  ])
})

test('shows the initials after a picture failed, and then the next picture', async () => {
  const broken = 'data:image/png;base64,AAAA'
  const whole = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  const { container, rerender } = await render(<Avatar name="Ana Díaz" src={broken} />)
  await expect.poll(() => container.querySelector('img')?.hidden).toBe(true)
  await rerender(<Avatar name="Ana Díaz" src={whole} />)
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true)
  expect(container.querySelector('img')?.hidden).toBe(false)
})
