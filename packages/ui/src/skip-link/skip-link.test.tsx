import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SkipLink } from './skip-link.tsx'

test('is visible when focused and leads to the content', async () => {
  const screen = await render(
    <>
      <SkipLink href="#content" label="Skip to content" />
      <main id="content" tabIndex={-1}>
        Courses
      </main>
    </>,
  )
  const link = screen.getByRole('link', { name: 'Skip to content' })
  expect(link.element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  expect(link.element().getBoundingClientRect().width).toBeGreaterThan(80)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('main')).toHaveFocus()
})
