import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ThemeToggle } from './theme-toggle.tsx'

test('reports the other theme and names it', async () => {
  const onToggle = vi.fn()
  const screen = await render(<ThemeToggle value="dark" onValueChange={onToggle} />)
  await screen.getByRole('button', { name: 'Use the light theme' }).click()
  expect(onToggle).toHaveBeenCalledWith('light')
})

test('reports the opposite of the visible theme without a saved choice', async () => {
  const onToggle = vi.fn()
  const screen = await render(
    <div data-theme="light">
      <ThemeToggle value={null} onValueChange={onToggle} />
    </div>,
  )
  await screen.getByRole('button', { name: 'Change the theme' }).click()
  expect(onToggle).toHaveBeenCalledWith('dark')
})

test('shows the icon of the surrounding theme without scripts', async () => {
  const { container } = await render(
    <div data-theme="light">
      <ThemeToggle value={null} onValueChange={vi.fn()} />
    </div>,
  )
  const strokes = [...container.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).stroke)
  expect(strokes).toHaveLength(2)
  expect(strokes.filter((stroke) => /, 0\)|\/ 0\)/.test(stroke))).toHaveLength(1)
})

test('keeps the theme in its own state without a value', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<ThemeToggle defaultValue="dark" onValueChange={onValueChange} />)
  await screen.getByRole('button', { name: 'Use the light theme' }).click()
  await screen.getByRole('button', { name: 'Use the dark theme' }).click()
  expect(onValueChange.mock.calls).toEqual([['light'], ['dark']])
})

test('keeps its controlled value', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<ThemeToggle value="dark" onValueChange={onValueChange} />)
  await screen.getByRole('button', { name: 'Use the light theme' }).click()
  await screen.getByRole('button', { name: 'Use the light theme' }).click()
  expect(onValueChange.mock.calls).toEqual([['light'], ['light']])
})
