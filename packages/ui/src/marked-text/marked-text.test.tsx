import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MarkedText } from './marked-text.tsx'

const marksIn = (container: Element) =>
  [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)

test('marks the given parts and keeps the whole text', async () => {
  const text = 'Décoloré, then décoloré again'
  const marks = [
    { start: 0, end: 8 },
    { start: 15, end: 23 },
  ]
  const { container } = await render(<MarkedText text={text} marks={marks} />)
  expect(marksIn(container)).toEqual(['Décoloré', 'décoloré'])
  expect(container.textContent).toBe(text)
})

test('renders the text without marks', async () => {
  const { container } = await render(<MarkedText text="Bob" marks={[]} />)
  expect(container.textContent).toBe('Bob')
  expect(marksIn(container)).toEqual([])
})
