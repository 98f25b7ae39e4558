import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ThemeToggle } from './theme-toggle.tsx'

test('calls onToggle with the other theme and names it', async () => {
  const onToggle = vi.fn()
  const screen = await render(<ThemeToggle theme="dark" onToggle={onToggle} />)
  await screen.getByRole('button', { name: 'Use the light theme' }).click()
  expect(onToggle).toHaveBeenCalledWith('light')
})

test('calls onToggle with the opposite of the visible theme without a saved choice', async () => {
  const onToggle = vi.fn()
  const screen = await render(
    <div data-theme="light">
      <ThemeToggle theme={null} onToggle={onToggle} />
    </div>,
  )
  await screen.getByRole('button', { name: 'Change the theme' }).click()
  expect(onToggle).toHaveBeenCalledWith('dark')
})

test('shows the icon of the surrounding theme without scripts', async () => {
  const { container } = await render(
    <div data-theme="light">
      <ThemeToggle theme={null} onToggle={vi.fn()} />
    </div>,
  )
  const strokes = [...container.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).stroke)
  expect(strokes).toHaveLength(2)
  expect(strokes.filter((stroke) => /, 0\)|\/ 0\)/.test(stroke))).toHaveLength(1)
})
