import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pageWindow } from './page-window.ts'
import { Pagination } from './pagination.tsx'

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 12, '1 … 4 5 6 … 12'],
  [12, 12, '1 … 11 12'],
])('page %i of %i shows %s', (current, last, expected) => {
  expect(
    pageWindow(current, last)
      .map((shown) => shown ?? '…')
      .join(' '),
  ).toBe(expected)
})

test('links to the pages around the current one with descriptive names', async () => {
  const screen = await render(
    <Pagination page={5} lastPage={12} renderLink={(to) => <a href={`?page=${to}`} />} />,
  )
  await expect.element(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=4')
  await expect.element(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Page 12' })).toHaveAttribute('href', '?page=12')
})

test('has no previous or next link at the ends', async () => {
  const screen = await render(
    <Pagination page={12} lastPage={12} renderLink={(to) => <a href={`?page=${to}`} />} />,
  )
  await expect.element(screen.getByRole('link', { name: 'Previous page' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next page' }).query()).toBeNull()
})

test('renders nothing for one page', async () => {
  const screen = await render(<Pagination page={1} lastPage={1} renderLink={() => <a href="?" />} />)
  expect(screen.getByRole('navigation').query()).toBeNull()
})

test('shows the position on a phone, in the digits of the language', async () => {
  await page.viewport(375, 700)
  const digits = new Intl.NumberFormat('fa')
  const screen = await render(
    <Pagination
      page={5}
      lastPage={12}
      renderLink={() => <a href="?" />}
      formatNumber={(n) => digits.format(n)}
    />,
  )
  await expect.element(screen.getByText('۵ of ۱۲')).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(2)
  await page.viewport(1280, 800)
})
