import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NavigationLine } from './navigation-line.tsx'

test('is visible and announced while a navigation is running', async () => {
  const screen = await render(<NavigationLine isActive label="Loading the page" />)
  const line = screen.getByRole('progressbar', { name: 'Loading the page' })
  await expect.element(line).toBeInTheDocument()
  await screen.rerender(<NavigationLine isActive={false} label="Loading the page" />)
  await expect.element(line).not.toBeInTheDocument()
})

test.each([
  ['ltr', 'left'],
  ['rtl', 'right'],
] as const)('grows from the inline start: %s', async (dir, edge) => {
  const screen = await render(
    <div dir={dir}>
      <NavigationLine isActive label="Loading the page" />
    </div>,
  )
  const line = screen.getByRole('progressbar').element()
  for (const animation of line.getAnimations()) animation.finish()
  const { left, right } = line.getBoundingClientRect()
  if (edge === 'left') {
    expect(left).toBe(0)
    expect(right).toBeLessThan(window.innerWidth)
  } else {
    expect(right).toBe(window.innerWidth)
    expect(left).toBeGreaterThan(0)
  }
})

test('appears after 200 ms, so that a fast navigation shows nothing', async () => {
  const screen = await render(<NavigationLine isActive label="Loading the page" />)
  const line = screen.getByRole('progressbar').element()
  const opacityAt = (time: number) => {
    for (const animation of line.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
    return getComputedStyle(line).opacity
  }
  expect(opacityAt(199)).toBe('0')
  expect(opacityAt(202)).toBe('1')
})
