import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AppShell, type AppShellGroup, type AppShellItem } from './app-shell.tsx'
import { findAppShell } from './app-shell.testing.ts'

const item = (id: string, more: Partial<AppShellItem> = {}): AppShellItem => ({
  id,
  label: id,
  icon: <svg />,
  link: <a href={`#${id}`} />,
  ...more,
})

const groups: AppShellGroup[] = [
  { id: 'desk', items: [item('Today', { isCurrent: true }), item('Chat', { count: 3 })] },
  { id: 'sales', label: 'Sales', items: [item('Orders', { count: 0 }), item('Door'), item('Mail')] },
]

const shown = (bottomItemIds: string[], more: AppShellGroup[] = groups) => (
  <AppShell brand={<a href="#home">Chignon</a>} groups={more} bottomItemIds={bottomItemIds}>
    <h1>Good morning</h1>
  </AppShell>
)

/** Sets the width of the window for one test. */
async function atWidth(width: number, work: () => Promise<void>): Promise<void> {
  await page.viewport(width, 800)
  try {
    await work()
  } finally {
    await page.viewport(1280, 800)
  }
}

test('lists the items in groups beside the content, with the current page marked', async () => {
  const screen = await render(shown(['Today']))
  const navigation = screen.getByRole('navigation', { name: 'Main menu' })
  await expect
    .element(navigation.getByRole('link', { name: 'Today' }))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(navigation.getByRole('link', { name: 'Chat 3' })).not.toHaveAttribute('aria-current')
  const sales = navigation.getByRole('list', { name: 'Sales' })
  await expect.element(sales.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'More' })).not.toBeInTheDocument()
})

test('skips to the content', async () => {
  const screen = await render(shown(['Today']))
  const skip = screen.getByRole('link', { name: 'Skip to content' }).element()
  expect(skip.getAttribute('href')).toBe('#main')
  expect(screen.container.querySelector('a')).toBe(skip)
  await expect.element(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
})

test('has a bar at the bottom of a small screen, in the given order', async () => {
  await atWidth(375, async () => {
    const screen = await render(shown(['Door', 'Today']))
    const navigation = screen.getByRole('navigation', { name: 'Main menu' })
    const texts = navigation
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
    expect(texts).toEqual(['Door', 'Today'])
    const bar = navigation.element().getBoundingClientRect()
    expect(bar.bottom).toBeCloseTo(innerHeight, 0)
  })
})

test('opens the whole navigation, and closes it when a link is followed', async () => {
  await atWidth(375, async () => {
    const screen = await render(shown(['Today']))
    const more = screen.getByRole('button', { name: 'More' })
    await userEvent.click(more)
    const drawer = screen.getByRole('dialog', { name: 'Main menu' })
    await expect.element(drawer).toBeVisible()
    await expect.element(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(drawer.getByRole('link', { name: 'Mail' }))
    await expect.element(drawer).not.toBeInTheDocument()
    location.hash = ''
  })
})

test('marks More if the current page is not in the bar', async () => {
  await atWidth(375, async () => {
    const screen = await render(shown(['Door']))
    const { more } = findAppShell(screen.container)
    expect(more.querySelectorAll('svg')).toHaveLength(2)
    await screen.rerender(shown(['Door', 'Today']))
    expect(more.querySelectorAll('svg')).toHaveLength(1)
  })
})

test('keeps the top bar and the navigation while the content scrolls', async () => {
  const screen = await render(
    <AppShell brand="Chignon" groups={groups} bottomItemIds={[]}>
      <div className="h-[3000px]" />
    </AppShell>,
  )
  scrollTo(0, 1000)
  await vi.waitFor(() => expect(scrollY).toBe(1000))
  expect(screen.getByRole('banner').element().getBoundingClientRect().top).toBe(0)
  expect(screen.getByRole('navigation').element().getBoundingClientRect().top).toBe(64)
  scrollTo(0, 0)
})

test('reports too many and unknown ids of the bar', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  await render(shown(['Today', 'Chat', 'Orders', 'Door', 'Mail', 'Post']))
  expect(error.mock.calls.flat()).toEqual([
    'AppShell: bottomItemIds has 6 ids. Only the first five are shown.',
    'AppShell: bottomItemIds has "Post". Pass ids of items in groups.',
  ])
  error.mockRestore()
})
