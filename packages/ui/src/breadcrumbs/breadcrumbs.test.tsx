import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Breadcrumbs } from './breadcrumbs.tsx'

const trail = (
  <Breadcrumbs
    items={[
      { id: 'education', label: 'Education', link: <a href="#educations" /> },
      { id: 'cutting', label: 'Cutting', link: <a href="#cutting" /> },
      { id: 'bob', label: 'The bob' },
    ]}
  />
)

test('links to the ancestors and marks the current page', async () => {
  const screen = await render(trail)
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(
    nav
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Education', 'Cutting'])
  expect(screen.getByText('The bob').element().closest('[aria-current="page"]')).not.toBeNull()
})

test('shows only the parent on a phone', async () => {
  await page.viewport(375, 700)
  const screen = await render(trail)
  await expect.element(screen.getByRole('link', { name: 'Cutting' })).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(1)
  await page.viewport(1280, 800)
})
