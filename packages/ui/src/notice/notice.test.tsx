import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Notice } from './notice.tsx'

const page = (isShown: boolean) => (
  <main>
    <div className="h-[200vh]">
      <a href="#first">First</a>
    </div>
    <p>The last line</p>
    <Notice label="Cookies" isShown={isShown} actions={<button type="button">Understood</button>}>
      We keep one cookie.
    </Notice>
  </main>
)

test('exists before it has content, so that it is announced, and leaves the focus in place', async () => {
  const screen = await render(page(false))
  await expect.element(screen.getByRole('region', { name: 'Cookies' })).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'First' })
  link.element().focus()
  await screen.rerender(page(true))
  await expect.element(screen.getByText('We keep one cookie.')).toBeVisible()
  await expect.element(link).toHaveFocus()
})

test('sticks to the bottom of the window without covering the end of the page', async () => {
  const screen = await render(page(true))
  const box = () => screen.getByRole('region').element().getBoundingClientRect()
  expect(Math.round(box().bottom)).toBe(innerHeight)
  scrollTo(0, document.body.scrollHeight)
  await expect
    .poll(() => screen.getByText('The last line').element().getBoundingClientRect().bottom <= box().top)
    .toBe(true)
  scrollTo(0, 0)
})
