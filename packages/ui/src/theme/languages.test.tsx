import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

const styleOf = (element: Element) => getComputedStyle(element)

test('sets an English headline inside a Persian page in Bodoni, and text in Instrument Sans', async () => {
  const screen = await render(
    <div lang="fa" dir="rtl">
      <h2 className="headline-type">برش</h2>
      <article lang="en">
        <h3 className="headline-type">The bob</h3>
        <p className="overline-label">Cutting</p>
      </article>
    </div>,
  )
  const [persian, english] = ['برش', 'The bob'].map((name) =>
    styleOf(screen.getByRole('heading', { name }).element()),
  )
  expect(persian?.fontFamily).toMatch(/^Vazirmatn/)
  expect(english?.fontFamily).toMatch(/^"Bodoni Moda"/)
  const label = styleOf(screen.getByText('Cutting').element())
  expect(label.fontFamily).toMatch(/^"Instrument Sans"/)
  expect(Number.parseFloat(label.letterSpacing)).toBeGreaterThan(0)
})

test('hyphenates long words in headings', async () => {
  const screen = await render(<h3 lang="de">Hochsteckfrisuren</h3>)
  const heading = styleOf(screen.getByRole('heading').element())
  expect(heading.hyphens).toBe('auto')
  expect(heading.getPropertyValue('hyphenate-limit-chars')).toBe('12 5 5')
})
