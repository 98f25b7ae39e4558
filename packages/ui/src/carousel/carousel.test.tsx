import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { serverForm } from '../form-state/form-suite.tsx'
import { Carousel } from './carousel.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const slides = ['Bob', 'Balayage', 'Chignon', 'Curls'].map((name) => ({
  id: name,
  content: <a href={`#${name}`}>{name}</a>,
}))

/** Whether the default is left to the browser. A synthetic event, because a real Alt+arrow would navigate back. */
const pressWithAlt = (element: Element) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true }),
  )

const set = () =>
  render(
    <div className="w-100">
      <Carousel label="Courses" slides={slides} perView={1} />
    </div>,
  )

test('moves by buttons and dots and stops at the ends', async () => {
  const screen = await set()
  const next = screen.getByRole('button', { name: 'Next' })
  await expect
    .element(screen.getByRole('button', { name: 'Previous' }))
    .toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect.element(screen.getByRole('button', { name: '2 of 4' })).toHaveAttribute('aria-current', 'true')
  await screen.getByRole('button', { name: '4 of 4' }).click()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => screen.getByText('Curls').element().getBoundingClientRect().left).toBeLessThan(100)
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('starts from the inline start and follows the arrow keys (%s)', async (dir, forward, back) => {
  document.documentElement.dir = dir
  const screen = await set()
  const first = screen.getByRole('button', { name: '1 of 4' })
  await first.click()
  await userEvent.keyboard(forward)
  await expect.element(screen.getByRole('button', { name: '2 of 4' })).toHaveAttribute('aria-current', 'true')
  const frame = screen.getByRole('region', { name: 'Courses' }).element().getBoundingClientRect()
  const middle = () => {
    const box = screen.getByText('Balayage').element().getBoundingClientRect()
    return (box.left + box.right) / 2
  }
  await expect.poll(() => middle() > frame.left && middle() < frame.right).toBe(true)
  await userEvent.keyboard(back)
  await expect.element(first).toHaveAttribute('aria-current', 'true')
})

test('leaves arrow keys to fields in a slide, and Alt+arrow to the browser', async () => {
  const fields = [1, 2].map((number) => ({
    id: `${number}`,
    content: <input aria-label={`Name ${number}`} />,
  }))
  const screen = await render(<Carousel label="Names" slides={fields} perView={1} />)
  const first = screen.getByRole('button', { name: '1 of 2' })
  await screen.getByRole('textbox').first().click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(first).toHaveAttribute('aria-current', 'true')
  await first.click()
  expect(pressWithAlt(first.element())).toBe(true)
  await expect.element(first).toHaveAttribute('aria-current', 'true')
})

test('renders no buttons if everything fits', async () => {
  const screen = await render(<Carousel label="Courses" slides={slides.slice(0, 1)} perView={1} />)
  await expect.element(screen.getByText('Bob')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('renders all slides and no buttons before hydration', () => {
  const html = renderToString(<Carousel label="Courses" slides={slides} />)
  for (const { id } of slides) expect(html).toContain(id)
  expect(html).not.toContain('<button')
})

test('starts with the given slide and reports the first visible one', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <Carousel label="Courses" slides={slides} perView={1} defaultValue={1} onValueChange={onValueChange} />,
  )
  await expect.element(screen.getByRole('button', { name: '2 of 4' })).toHaveAttribute('aria-current', 'true')
  await screen.getByRole('button', { name: '4 of 4' }).click()
  await screen.getByRole('button', { name: 'Previous' }).click()
  expect(onValueChange.mock.calls).toEqual([[3], [2]])
})

test('stays at its controlled value', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <Carousel label="Courses" slides={slides} perView={1} value={2} onValueChange={onValueChange} />,
  )
  await screen.getByRole('button', { name: 'Next' }).click()
  expect(onValueChange.mock.calls).toEqual([[3]])
  await expect.element(screen.getByRole('button', { name: '3 of 4' })).toHaveAttribute('aria-current', 'true')
  const frame = screen.getByRole('region', { name: 'Courses' }).element().getBoundingClientRect()
  await expect
    .poll(() => Math.abs(screen.getByText('Chignon').element().getBoundingClientRect().left - frame.left))
    .toBeLessThan(40)
})

test('scrolls to a new controlled value, also beyond the last position', async () => {
  const onValueChange = vi.fn()
  function App() {
    const [value, setValue] = useState(0)
    return (
      <>
        <button onClick={() => setValue(9)}>Last</button>
        <Carousel
          label="Courses"
          slides={slides}
          perView={1}
          value={value}
          onValueChange={(next) => {
            onValueChange(next)
            setValue(next)
          }}
        />
      </>
    )
  }
  const screen = await render(<App />)
  await screen.getByRole('button', { name: 'Last' }).click()
  await expect.element(screen.getByRole('button', { name: '4 of 4' })).toHaveAttribute('aria-current', 'true')
  expect(onValueChange).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Previous' }).click()
  await expect.element(screen.getByRole('button', { name: '3 of 4' })).toHaveAttribute('aria-current', 'true')
  expect(onValueChange.mock.calls).toEqual([[2]])
})

test.each(['ltr', 'rtl'])('keeps the slide that was scrolled to before hydration (%s)', async (dir) => {
  document.documentElement.dir = dir
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(
    <Carousel label="Courses" slides={slides} perView={1} onValueChange={onValueChange} />,
  )
  form.querySelectorAll('li')[2]?.scrollIntoView({ behavior: 'instant', inline: 'start' })
  await hydrate()
  await expect.poll(() => form.querySelector('[aria-current]')?.getAttribute('aria-label')).toBe('3 of 4')
  expect(onValueChange.mock.calls).toEqual([[2]])
})
