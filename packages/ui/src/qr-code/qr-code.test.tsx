import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { drawQrCode } from './draw-qr-code.ts'
import { QrCode } from './qr-code.tsx'

test.each(['CH-2027-0142', 'https://chignon.example/certificates/7QK2-M4XD', 'بلیت'])(
  'draws the code of %s module by module',
  (value) => {
    const { d, size } = drawQrCode(value)
    const { data } = encode(value, { ecc: 'Q', border: 0 })
    const pencil = document.createElement('canvas').getContext('2d')
    const path = new Path2D(d)
    const drawn = data.map((row, y) =>
      row.map((_, x) => pencil?.isPointInPath(path, x + 0.5, y + 0.5, 'evenodd')),
    )
    expect(size).toBe(data.length)
    expect(drawn).toEqual(data)
  },
)

test('is a square image with a name', async () => {
  const screen = await render(<QrCode value="CH-2027-0142" label="QR code of your ticket" className="w-40" />)
  const picture = screen.getByRole('img', { name: 'QR code of your ticket' })
  const { width, height } = picture.element().getBoundingClientRect()
  expect([width, height]).toEqual([160, 160])
})

test('is dark on light in the dark theme', async () => {
  const screen = await render(
    <div data-theme="dark">
      <QrCode value="CH-2027-0142" label="QR code of your ticket" className="w-40" />
    </div>,
  )
  const picture = screen.getByRole('img').element()
  const lightness = (selector: string) => {
    const part = picture.querySelector(selector)
    const fill = part ? getComputedStyle(part).fill : ''
    return Number.parseFloat(fill.replace('oklch(', ''))
  }
  expect(lightness('rect') - lightness('path')).toBeGreaterThan(0.7)
})
