import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Header } from './header.tsx'

afterEach(async () => {
  await page.viewport(1280, 800)
})

const onFollow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

const header = (
  <Header
    brand={<a href="#home">Chignon</a>}
    items={[
      { id: 'home', name: 'Home', link: <a href="#home" />, isCurrent: true },
      { id: 'masterclasses', name: 'Masterclasses', link: <a href="#masterclasses" onClick={onFollow} /> },
    ]}
    tools={<button type="button">Language</button>}
    account={<a href="#login">Log in</a>}
  />
)

test('marks the current page', async () => {
  const screen = await render(header)
  await expect
    .element(screen.getByRole('link', { name: 'Home', exact: true }))
    .toHaveAttribute('aria-current', 'page')
  await expect
    .element(screen.getByRole('link', { name: 'Masterclasses' }))
    .not.toHaveAttribute('aria-current')
  expect(screen.getByRole('button', { name: 'Open the menu' }).query()).toBeNull()
})

test('has its drawer at 1280 px with a root font size of 200 %, without running off the page', async () => {
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => {
    document.documentElement.style.fontSize = ''
  })
  const screen = await render(header)
  const menu = screen.getByRole('button', { name: 'Open the menu' })
  await expect.element(menu).toBeVisible()
  expect(screen.getByRole('navigation').query()).toBeNull()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await menu.click()
  await expect.element(screen.getByRole('link', { name: 'Masterclasses' })).toBeVisible()
})

test('is between 60 and 70 px high and sticky', async () => {
  const screen = await render(
    <>
      {header}
      <div className="h-[300vh]" />
    </>,
  )
  const banner = screen.getByRole('banner').element()
  expect(banner.getBoundingClientRect().height).toBeGreaterThanOrEqual(60)
  expect(banner.getBoundingClientRect().height).toBeLessThanOrEqual(70)
  window.scrollTo({ top: 68, behavior: 'instant' })
  // One frame for the scroll event, one for its effect.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  expect(getComputedStyle(banner).backdropFilter).toBe('blur(0px)')
  window.scrollTo({ top: 400, behavior: 'instant' })
  await expect.poll(() => getComputedStyle(banner).backdropFilter).toBe('blur(14px)')
  expect(banner.getBoundingClientRect().top).toBe(0)
  window.scrollTo({ top: 0, behavior: 'instant' })
})

test('opens the navigation by a button on a phone and closes it by Escape', async () => {
  await page.viewport(375, 700)
  const screen = await render(header)
  expect(screen.getByRole('link', { name: 'Masterclasses' }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Open the menu' }).click()
  await expect.element(screen.getByRole('link', { name: 'Masterclasses' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.getByRole('link', { name: 'Masterclasses' }).query()).toBeNull()
})

test('closes the drawer when a link is followed', async () => {
  await page.viewport(375, 700)
  const screen = await render(header)
  await screen.getByRole('button', { name: 'Open the menu' }).click()
  await screen.getByRole('link', { name: 'Masterclasses' }).click()
  expect(onFollow).toHaveBeenCalled()
  await expect.poll(() => screen.getByRole('link', { name: 'Masterclasses' }).query()).toBeNull()
})

test('opens from the inline end in both directions', async () => {
  await page.viewport(600, 700)
  const screen = await render(<div dir="rtl">{header}</div>)
  await screen.getByRole('button', { name: 'Open the menu' }).click()
  const drawer = document.querySelector(':popover-open')
  await expect.poll(() => drawer?.getBoundingClientRect().left).toBe(0)
  expect(drawer?.getBoundingClientRect().right).toBeLessThan(600)
})
