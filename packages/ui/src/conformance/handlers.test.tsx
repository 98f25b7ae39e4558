import type { ReactElement, SyntheticEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Carousel } from '../carousel/carousel.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { Counter } from '../counter/counter.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { FileDrop } from '../file-drop/file-drop.tsx'
import { ReactionBar } from '../reaction-bar/reaction-bar.tsx'
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx'

type Handler = (event: SyntheticEvent) => void

/**
 * An event handler that a component also uses itself: how to render it, trigger it, and check the component's
 * effect.
 */
type Shared = {
  name: string
  show: (handler: Handler) => ReactElement
  act: () => Promise<void>
  /** Whether the component's own handler ran. */
  hasActed: () => boolean
}

const onFiles = vi.fn()
const onToggle = vi.fn()
beforeEach(() => {
  onFiles.mockClear()
  onToggle.mockClear()
})

const slides = ['Bob', 'Curls'].map((id) => ({ id, content: id }))
const countries = [{ value: 'PT', label: 'Portugal' }]
const field = () => page.getByRole('combobox')
const isOpen = () => page.getByRole('option').query() !== null
const input = () => document.querySelector('input')

const shared: Shared[] = [
  {
    name: 'DateField, onKeyDown',
    show: (handler) => <DateField label="Day" today="2026-11-22" onKeyDown={handler} />,
    act: async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowUp}')
    },
    hasActed: () => input()?.value === '11',
  },
  {
    name: 'Counter, onBlur',
    show: (handler) => <Counter label="Seats" onBlur={handler} />,
    act: async () => {
      await userEvent.clear(page.getByRole('spinbutton'))
      await userEvent.tab()
    },
    hasActed: () => input()?.value === '0',
  },
  {
    name: 'ThemeToggle, onClick',
    show: (handler) => <ThemeToggle value="dark" onValueChange={onToggle} onClick={handler} />,
    act: () => page.getByRole('button').click(),
    hasActed: () => onToggle.mock.calls.length > 0,
  },
  {
    name: 'FileDrop, onChange',
    show: (handler) => <FileDrop label="Pictures" onValueChange={onFiles} onChange={handler} />,
    act: () => userEvent.upload(page.getByLabelText('Pictures'), new File(['nape'], 'nape.jpg')),
    hasActed: () => onFiles.mock.calls.length > 0,
  },
  {
    name: 'Carousel, onKeyDown',
    show: (handler) => <Carousel label="Courses" slides={slides} perView={1} onKeyDown={handler} />,
    act: async () => {
      await page.getByRole('button', { name: '1 of 2' }).click()
      await userEvent.keyboard('{ArrowRight}')
    },
    hasActed: () => document.querySelector('[aria-current]')?.getAttribute('aria-label') === '2 of 2',
  },
  {
    name: 'Combobox, onKeyDown',
    show: (handler) => <Combobox label="Country" options={countries} onKeyDown={handler} />,
    act: async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
    },
    hasActed: isOpen,
  },
  {
    name: 'Combobox, onClick',
    show: (handler) => <Combobox label="Country" options={countries} onClick={handler} />,
    act: () => field().click(),
    hasActed: isOpen,
  },
  {
    name: 'Combobox, onFocus',
    show: (handler) => <Combobox label="Country" options={countries} defaultValue="PT" onFocus={handler} />,
    act: async () => input()?.focus(),
    hasActed: () => input()?.selectionStart !== input()?.selectionEnd,
  },
  {
    name: 'Combobox, onBlur',
    show: (handler) => <Combobox label="Country" options={countries} onBlur={handler} />,
    act: async () => {
      await userEvent.fill(field(), 'nowhere')
      await userEvent.tab()
    },
    hasActed: () => input()?.value === '',
  },
]

test.each(shared)('$name: calls both handlers, the caller’s first', async ({ show, act, hasActed }) => {
  const handler = vi.fn(() => expect(hasActed()).toBe(false))
  await render(show(handler))
  await act()
  expect(handler).toHaveBeenCalled()
  await expect.poll(hasActed).toBe(true)
})

test.each(shared)(
  '$name: skips its own handler if the caller prevents the default',
  async ({ show, act, hasActed }) => {
    await render(show((event) => event.preventDefault()))
    await act()
    expect(hasActed()).toBe(false)
  },
)

test('a reaction bar with an onSubmit handler does not navigate', async () => {
  const onSubmit = vi.fn<Handler>()
  const share = { url: 'https://chignon.example/posts/x', title: 'Check the line' }
  const screen = await render(
    <ReactionBar isLiked={false} likesCount={7} isSaved={false} share={share} onSubmit={onSubmit} />,
  )
  await screen.getByRole('button', { name: 'Like 7' }).click()
  expect(onSubmit.mock.lastCall?.[0].defaultPrevented).toBe(true)
})
