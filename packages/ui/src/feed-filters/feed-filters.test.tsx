import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FeedFilters } from './feed-filters.tsx'

const categories = ['Cutting', 'Colour', 'Updo'].map((name) => ({ id: name, name }))
const types = ['Article', 'Video'].map((name) => ({ id: name, name }))

test('reports the new selection', async () => {
  const onValueChange = vi.fn()
  const value = { categories: ['Cutting', 'Colour'], types: ['Article'] }
  const screen = await render(
    <FeedFilters categories={categories} value={value} onValueChange={onValueChange} types={types} />,
  )
  await expect.element(screen.getByRole('button', { name: 'Colour' })).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: 'Colour' }).click()
  await screen.getByRole('button', { name: 'Updo' }).click()
  await screen.getByRole('button', { name: 'All' }).click()
  await screen.getByRole('button', { name: 'Video' }).click()
  expect(onValueChange.mock.calls).toEqual([
    [{ ...value, categories: ['Cutting'] }],
    [{ ...value, categories: [] }],
    [{ ...value, categories: [] }],
    [{ ...value, types: ['Video'] }],
  ])
  await expect.element(screen.getByRole('button', { name: 'Colour' })).toHaveAttribute('aria-pressed', 'true')
})

test('keeps the selection in its own state without a value', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <FeedFilters
      categories={categories}
      types={types}
      defaultValue={{ categories: ['Colour'], types: [] }}
      onValueChange={onValueChange}
    />,
  )
  await expect.element(screen.getByRole('button', { name: 'Colour' })).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: 'Video' }).click()
  await expect.element(screen.getByRole('button', { name: 'Video' })).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: 'All' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Colour' }))
    .toHaveAttribute('aria-pressed', 'false')
  expect(onValueChange).toHaveBeenLastCalledWith({ categories: [], types: ['Video'] })
})

test('works without scripts as links and marks the current one', async () => {
  const screen = await render(
    <FeedFilters
      categories={categories.map((category) => ({ ...category, link: <a href={`#${category.id}`} /> }))}
      value={{ categories: ['Colour'], types: [] }}
      allLink={<a href="#all" />}
    />,
  )
  await expect.element(screen.getByRole('link', { name: 'Colour' })).toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current')
})
