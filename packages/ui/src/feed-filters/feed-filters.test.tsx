import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FeedFilters } from './feed-filters.tsx'

const categories = ['Cutting', 'Colour', 'Updo'].map((name) => ({ id: name, name }))
const types = ['Article', 'Video'].map((name) => ({ id: name, name }))

test('reports the new selection', async () => {
  const [onChangeCategories, onChangeTypes] = [vi.fn(), vi.fn()]
  const screen = await render(
    <FeedFilters
      categories={categories}
      selectedCategories={['Cutting', 'Colour']}
      onChangeCategories={onChangeCategories}
      types={types}
      selectedTypes={['Article']}
      onChangeTypes={onChangeTypes}
    />,
  )
  await expect.element(screen.getByRole('button', { name: 'Colour' })).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: 'Colour' }).click()
  await screen.getByRole('button', { name: 'Updo' }).click()
  await screen.getByRole('button', { name: 'All' }).click()
  expect(onChangeCategories.mock.calls).toEqual([[['Cutting']], [[]], [[]]])
  await screen.getByRole('button', { name: 'Video' }).click()
  expect(onChangeTypes.mock.calls).toEqual([[['Video']]])
})

test('works without scripts as links and marks the current one', async () => {
  const screen = await render(
    <FeedFilters
      categories={categories.map((category) => ({ ...category, link: <a href={`#${category.id}`} /> }))}
      selectedCategories={['Colour']}
      allLink={<a href="#all" />}
    />,
  )
  await expect.element(screen.getByRole('link', { name: 'Colour' })).toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current')
})
