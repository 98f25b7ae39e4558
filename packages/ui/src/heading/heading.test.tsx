import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Heading } from './heading.tsx'

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

test('is of level 2 by default', async () => {
  const screen = await render(<Heading>Your tickets</Heading>)
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Your tickets' })).toBeVisible()
})

test('has a size independent of its level', async () => {
  const screen = await render(
    <>
      <Heading level={1} size="subtitle">
        Settings
      </Heading>
      <Heading level={3} size="display">
        The bob
      </Heading>
    </>,
  )
  const small = screen.getByRole('heading', { level: 1 }).element()
  const large = screen.getByRole('heading', { level: 3 }).element()
  expect(sizeOf(large)).toBeGreaterThan(sizeOf(small))
})

test('becomes smaller with each level', async () => {
  const screen = await render(
    <>
      <Heading level={1}>The bob</Heading>
      <Heading level={2}>Programme</Heading>
      <Heading level={3}>Day one</Heading>
      <Heading level={4}>Morning</Heading>
      <Heading level={5}>Tools</Heading>
    </>,
  )
  const sizes = screen.getByRole('heading').elements().map(sizeOf)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(sizes.length)
})
