import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../messages/messages.tsx'
import { de } from '../message-packs/de.ts'
import { Kbd } from './kbd.tsx'

const keysIn = (container: Element) =>
  [...container.querySelectorAll('kbd kbd')].map((key) => key.textContent)

test('shows keys that are pressed together', async () => {
  const { container } = await render(<Kbd keys={['Ctrl', 'K']} />)
  expect(container.textContent).toBe('Ctrl+K')
  expect(keysIn(container)).toEqual(['Ctrl', 'K'])
})

test('hides symbols from screen readers and names them', async () => {
  const { container } = await render(<Kbd keys={['Meta', 'ArrowDown']} />)
  const hidden = [...container.querySelectorAll('[aria-hidden]')].map((symbol) => symbol.textContent)
  const names = [...container.querySelectorAll('.sr-only')].map((name) => name.textContent)
  expect([hidden, names]).toEqual([
    ['⌘', '↓'],
    ['Command', 'Down arrow'],
  ])
})

test('names keys in the language of the provider, and by its own labels', async () => {
  const { container } = await render(
    <MessagesProvider messages={de}>
      <Kbd keys={['Ctrl', 'Delete', 'J']} labels={{ delete: 'Löschen' }} />
    </MessagesProvider>,
  )
  expect(keysIn(container)).toEqual(['Strg', 'Löschen', 'J'])
})

test('is not mirrored in text that runs from the right', async () => {
  const { container } = await render(
    <p dir="rtl">
      <Kbd keys={['Ctrl', 'K']} />
    </p>,
  )
  const [first, second] = [...container.querySelectorAll('kbd kbd')].map(
    (key) => key.getBoundingClientRect().x,
  )
  expect(first).toBeLessThan(second ?? 0)
})
