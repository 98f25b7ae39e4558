import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TabsNav } from './tabs-nav.tsx'

test('are links in a labelled region with the current page marked', async () => {
  const screen = await render(
    <TabsNav
      label="Education"
      items={[
        { id: 'courses', label: 'Courses', link: <a href="#courses" />, count: '16' },
        { id: 'programs', label: 'Programs', link: <a href="#programs" />, isCurrent: true },
      ]}
    />,
  )
  const nav = screen.getByRole('navigation', { name: 'Education' })
  await expect.element(nav.getByRole('link', { name: 'Programs' })).toHaveAttribute('aria-current', 'page')
  await expect.element(nav.getByRole('link', { name: 'Courses 16' })).not.toHaveAttribute('aria-current')
})
