import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fa } from '../message-packs/fa.ts'
import { MessagesProvider } from '../messages/messages.tsx'
import { ReorderList, type ReorderListProps } from './reorder-list.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const four = ['Parting', 'Nape', 'Sides', 'Finish']

type PlanProps = Partial<ReorderListProps> & {
  names?: readonly string[]
  /** Milliseconds until the new order is there. */
  delay?: number
}

function Plan({ names = four, delay, onMove, ...rest }: PlanProps) {
  const [order, setOrder] = useState(names)
  return (
    <ReorderList
      label="Lessons"
      items={order.map((name) => ({
        id: name,
        name,
        children: <a href={`#${name}`}>{name}</a>,
        actions: <input aria-label={`Minutes of ${name}`} />,
      }))}
      onMove={(id, to) => {
        onMove?.(id, to)
        const change = () => setOrder((all) => all.filter((name) => name !== id).toSpliced(to, 0, id))
        if (delay === undefined) change()
        else setTimeout(change, delay)
      }}
      {...rest}
    />
  )
}

const orderOf = () =>
  page
    .getByRole('link')
    .elements()
    .map((element) => element.textContent)
const status = () => page.getByRole('status')
const linkOf = (name: string) => page.getByRole('link', { name })
const entryOf = (name: string) => linkOf(name).element().closest('li')
const gripOf = (name: string) => entryOf(name)?.querySelector('[data-grip]') ?? document.body
const line = () => document.querySelector('[data-drop-line]')
const menuButton = (name: string) => page.getByRole('button', { name: `Move ${name}` })

/** The grips can be dragged once the library is loaded. */
const waitForDragging = (name: string) =>
  expect.poll(() => gripOf(name).getAttribute('draggable')).toBe('true')

async function drag(name: string, to: string, side: 'above' | 'below') {
  await waitForDragging(name)
  const height = entryOf(to)?.clientHeight ?? 0
  await userEvent.dragAndDrop(gripOf(name), entryOf(to) ?? document.body, {
    targetPosition: { x: 80, y: side === 'above' ? 4 : height - 4 },
  })
}

test('is a named list with a menu for each entry', async () => {
  const screen = await render(<Plan />)
  const list = screen.getByRole('list', { name: 'Lessons' })
  expect(list.getByRole('listitem').elements()).toHaveLength(4)
  await expect.element(menuButton('Nape')).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(status()).toHaveTextContent('')
})

test.each(['ltr', 'rtl'])('in %s text, dragging a grip with the mouse moves the entry', async (dir) => {
  document.documentElement.dir = dir
  const onMove = vi.fn()
  await render(<Plan onMove={onMove} />)
  await drag('Parting', 'Sides', 'below')
  await expect.poll(orderOf).toEqual(['Nape', 'Sides', 'Parting', 'Finish'])
  await drag('Finish', 'Nape', 'above')
  await expect.poll(orderOf).toEqual(['Finish', 'Nape', 'Sides', 'Parting'])
  expect(onMove.mock.calls).toEqual([
    ['Parting', 2],
    ['Finish', 0],
  ])
  await expect.element(status()).toHaveTextContent('Finish is now 1 of 4')
  await expect.element(menuButton('Finish')).toHaveFocus()
  expect(line()).toBeNull()
})

test('shows a line where the entry would be dropped, but not at its own place', async () => {
  await render(<Plan />)
  await waitForDragging('Parting')
  const fire = (type: string, target: Element, y: number) => {
    const { left, top } = target.getBoundingClientRect()
    const at = { clientX: left + 10, clientY: top + y, bubbles: true, cancelable: true }
    target.dispatchEvent(new DragEvent(type, { ...at, dataTransfer: new DataTransfer() }))
  }
  const over = (name: string, y: number) => {
    const entry = entryOf(name) ?? document.body
    fire('dragenter', entry, y)
    fire('dragover', entry, y)
  }
  fire('dragstart', gripOf('Parting'), 10)
  over('Sides', 2)
  await expect.poll(() => line()?.closest('li')).toBe(entryOf('Sides'))
  expect(line()?.getAttribute('data-drop-line')).toBe('top')
  over('Nape', 2)
  await expect.poll(line).toBeNull()
  over('Finish', 50)
  await expect.poll(() => line()?.getAttribute('data-drop-line')).toBe('bottom')
  fire('dragend', gripOf('Parting'), 10)
  await expect.poll(line).toBeNull()
  expect(orderOf()).toEqual(four)
})

test('dropping an entry on itself does not move it', async () => {
  const onMove = vi.fn()
  await render(<Plan onMove={onMove} />)
  await drag('Nape', 'Nape', 'below')
  await expect.poll(line).toBeNull()
  expect(onMove).not.toHaveBeenCalled()
})

test('entries of another list are no place to drop', async () => {
  const onMove = vi.fn()
  await render(
    <>
      <Plan onMove={onMove} />
      <Plan names={['Tools', 'Colour']} label="Others" onMove={onMove} />
    </>,
  )
  await waitForDragging('Tools')
  await userEvent.dragAndDrop(gripOf('Tools'), entryOf('Sides') ?? document.body)
  expect(onMove).not.toHaveBeenCalled()
})

test.each(['ltr', 'rtl'])('in %s text Alt and an arrow move the entry that has the focus', async (dir) => {
  document.documentElement.dir = dir
  await render(<Plan />)
  linkOf('Nape').element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(orderOf()).toEqual(['Parting', 'Sides', 'Nape', 'Finish'])
  await expect.element(linkOf('Nape')).toHaveFocus()
  await expect.element(status()).toHaveTextContent('Nape is now 3 of 4')
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
  expect(orderOf()).toEqual(['Nape', 'Parting', 'Sides', 'Finish'])
  await expect.element(linkOf('Nape')).toHaveFocus()
  await expect.element(status()).toHaveTextContent('Nape is now 1 of 4')
})

test('leaves arrows with other keys, and those in fields, alone', async () => {
  const onMove = vi.fn()
  await render(<Plan onMove={onMove} />)
  linkOf('Nape').element().focus()
  await userEvent.keyboard('{ArrowDown}{Control>}{Alt>}{ArrowDown}{/Alt}{/Control}{Alt>}{ArrowRight}{/Alt}')
  await page.getByRole('textbox', { name: 'Minutes of Nape' }).click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(onMove).not.toHaveBeenCalled()
})

test('announces the move, with the focus on the entry, once the caller has passed the new order', async () => {
  await render(<Plan delay={300} />)
  linkOf('Parting').element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(status()).toHaveTextContent('')
  await expect.poll(orderOf).toEqual(['Nape', 'Parting', 'Sides', 'Finish'])
  await expect.element(status()).toHaveTextContent('Parting is now 2 of 4')
  await expect.element(linkOf('Parting')).toHaveFocus()
})

test.each([
  ['Up', ['Parting', 'Sides', 'Nape', 'Finish'], 'Sides is now 2 of 4'],
  ['Down', ['Parting', 'Nape', 'Finish', 'Sides'], 'Sides is now 4 of 4'],
  ['To the top', ['Sides', 'Parting', 'Nape', 'Finish'], 'Sides is now 1 of 4'],
  ['To the end', ['Parting', 'Nape', 'Finish', 'Sides'], 'Sides is now 4 of 4'],
])('the menu moves an entry: %s', async (name, order, words) => {
  await render(<Plan />)
  await menuButton('Sides').click()
  await page.getByRole('menuitem', { name }).click()
  expect(orderOf()).toEqual(order)
  await expect.element(status()).toHaveTextContent(words)
  await expect.element(menuButton('Sides')).toHaveFocus()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('the menu moves an entry to a place whose number is typed', async () => {
  const names = Array.from({ length: 15 }, (_, index) => `Lesson ${index + 1}`)
  await render(<Plan names={names} />)
  // Items under the mouse take the focus.
  await linkOf('Lesson 1').hover()
  menuButton('Lesson 3').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Up' })).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(page.getByRole('menuitem', { name: '1 Lesson 1', exact: true })).toHaveFocus()
  await userEvent.keyboard('12{Enter}')
  await expect.element(status()).toHaveTextContent('Lesson 3 is now 12 of 15')
  expect(orderOf()[11]).toBe('Lesson 3')
  await expect.element(menuButton('Lesson 3')).toHaveFocus()
})

test('the menu offers no way beyond the ends of the list', async () => {
  await render(<Plan />)
  await menuButton('Parting').click()
  await expect.element(page.getByRole('menuitem', { name: 'Up' })).toBeDisabled()
  await expect.element(page.getByRole('menuitem', { name: 'To the top' })).toBeDisabled()
  await expect.element(page.getByRole('menuitem', { name: 'Down' })).toHaveFocus()
})

test('nothing moves while it is disabled, and the focus stays', async () => {
  const onMove = vi.fn()
  const screen = await render(<Plan onMove={onMove} />)
  await waitForDragging('Nape')
  menuButton('Nape').element().focus()
  await screen.rerender(<Plan onMove={onMove} isDisabled />)
  await expect.element(menuButton('Nape')).toHaveFocus()
  await expect.element(menuButton('Nape')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}')
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument()
  expect(gripOf('Nape').hasAttribute('draggable')).toBe(false)
  expect(onMove).not.toHaveBeenCalled()
})

test('keeps the focus when others change the order', async () => {
  const items = (names: readonly string[]) =>
    names.map((name) => ({ id: name, name, children: <a href={`#${name}`}>{name}</a> }))
  const list = (names: readonly string[]) => (
    <ReorderList label="Lessons" items={items(names)} onMove={() => {}} />
  )
  const screen = await render(list(four))
  for (const name of four) {
    linkOf(name).element().focus()
    await screen.rerender(list(four.toReversed()))
    await expect.element(linkOf(name)).toHaveFocus()
    await screen.rerender(list(four))
    await expect.element(linkOf(name)).toHaveFocus()
  }
  await expect.element(status()).toHaveTextContent('')
})

test('scrolls to an entry that was moved out of sight', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Lesson ${index + 1}`)
  await render(<Plan names={names} />)
  await menuButton('Lesson 1').click()
  await page.getByRole('menuitem', { name: 'To the end' }).click()
  await expect.element(status()).toHaveTextContent('Lesson 1 is now 60 of 60')
  const box = () => entryOf('Lesson 1')?.getBoundingClientRect()
  await expect.poll(() => box()?.bottom).toBeLessThanOrEqual(innerHeight)
  expect(box()?.top).toBeGreaterThanOrEqual(0)
})

test('a finger on the grip scrolls the page, and controls are 44 px', async () => {
  await page.viewport(375, 812)
  await render(
    <Plan names={['A name that is so long that it needs more than one line on a phone', 'Short']} />,
  )
  for (let element: Element | null = gripOf('Short'); element; element = element.parentElement)
    expect(getComputedStyle(element).touchAction).toBe('auto')
  for (const element of [gripOf('Short'), menuButton('Short').element()]) {
    const { width, height } = element.getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
  }
  expect(document.documentElement.scrollWidth).toBe(375)
  await page.viewport(1280, 800)
})

test('has the words and digits of the provider', async () => {
  await render(
    <MessagesProvider messages={fa}>
      <Plan names={['فرق', 'گردن']} />
    </MessagesProvider>,
  )
  linkOf('فرق').element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(status()).toHaveTextContent('فرق اکنون ۲ از ۲ است')
  await expect.element(page.getByRole('button', { name: 'جابه‌جایی فرق' })).toBeVisible()
})

test('without entries it shows what the caller passes instead', async () => {
  const screen = await render(<Plan names={[]} empty={<p>No lessons yet</p>} />)
  await expect.element(screen.getByText('No lessons yet')).toBeVisible()
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
})
