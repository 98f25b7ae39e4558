import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectPathsKept } from '../conformance/expect-paths-kept.ts'
import { Strands } from './strands.tsx'

const wave = { seed: 'the-bride', coiffure: 'wave', width: 640, height: 320 } as const

test('is hidden from assistive technology and has no style attribute', async () => {
  const { container } = await render(<Strands {...wave} isSwaying />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelectorAll('[style]')).toHaveLength(0)
  expect(container.querySelectorAll('path').length).toBeGreaterThan(3)
})

test('uses the theme’s colours', async () => {
  const { container } = await render(
    <>
      <div data-theme="light">
        <Strands {...wave} />
      </div>
      <div data-theme="dark">
        <Strands {...wave} />
      </div>
    </>,
  )
  const [light, dark] = [...container.querySelectorAll('svg')].map(
    (svg) => getComputedStyle(svg.querySelector('path') ?? svg).stroke,
  )
  expect(light).not.toBe('none')
  expect(light).not.toBe(dark)
})

test('is mirrored in rtl text', async () => {
  const { container } = await render(
    <div dir="rtl">
      <Strands {...wave} reach="end" />
    </div>,
  )
  const svg = container.querySelector('svg')
  expect(svg && getComputedStyle(svg).scale).toBe('-1 1')
})

test('keeps the paths of the server when it hydrates, and draws others only for other options', async () => {
  await expectPathsKept(Strands, wave, { ...wave, coiffure: 'curl' })
})
