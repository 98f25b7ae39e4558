import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CardGrid } from './card-grid.tsx'

test('renders one list item per card', async () => {
  const screen = await render(
    <CardGrid aria-label="Courses" columns={2}>
      <article>Layers that fall</article>
      <article>The precise fringe</article>
      {null}
    </CardGrid>,
  )
  await expect.element(screen.getByRole('list', { name: 'Courses' })).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
})
