import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SectionHeading } from './section-heading.tsx'

test('labels its section and links to the complete list', async () => {
  const screen = await render(
    <section aria-labelledby="live">
      <SectionHeading
        title="Live masterclasses"
        titleId="live"
        link={<a href="#all" />}
        linkLabel="All masterclasses"
      />
    </section>,
  )
  await expect.element(screen.getByRole('region', { name: 'Live masterclasses' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Live masterclasses' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'All masterclasses' }))
    .toHaveAttribute('href', '#all')
})

test('renders no link without one', async () => {
  const screen = await render(<SectionHeading title="Courses" level={1} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('link').query()).toBeNull()
})
