import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BeforeAfter } from './before-after.tsx'

const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/%3E"
const before = { src: blank, width: 400, height: 300, alt: 'Grown out', focalPoint: { x: 0, y: 0.5 } }
const after = { src: blank, width: 300, height: 500, alt: 'Cut to one line' }

test('shows both pictures in one shape, in the order of the text direction, each with its label', async () => {
  const screen = await render(
    <div dir="rtl" className="w-100">
      <BeforeAfter before={before} after={after} caption="Cut dry." />
    </div>,
  )
  const box = (name: string) => screen.getByRole('img', { name }).element().getBoundingClientRect()
  const [first, second] = [box('Grown out'), box('Cut to one line')]
  expect([second.width, second.height]).toEqual([first.width, first.height])
  expect(first.left).toBeGreaterThan(second.left)
  await expect.element(screen.getByText('Before')).toBeVisible()
  await expect.element(screen.getByText('After')).toBeVisible()
  await expect.element(screen.getByText('Cut dry.')).toBeVisible()
})

test('crops each picture around its own focal point', async () => {
  const screen = await render(<BeforeAfter before={before} after={after} />)
  const position = (name: string) =>
    getComputedStyle(screen.getByRole('img', { name }).element()).objectPosition
  expect([position('Grown out'), position('Cut to one line')]).toEqual(['0% 50%', '50% 50%'])
})
