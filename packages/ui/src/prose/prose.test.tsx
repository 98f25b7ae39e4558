import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Prose } from './prose.tsx'

// Sentences of different lengths: repeating one would break each line at the same word.
const text =
  'Hold the comb level and let the hair fall where it wants to fall before you cut. Section from the nape upwards, ' +
  'never wider than the comb. Elevation decides the weight; tension decides the line. Check both sides in the mirror, ' +
  'then once more with your fingers, for they notice what eyes forgive. Leave the fringe until the rest has dried. '
const paragraphs = text.repeat(8)

test('has 65 to 75 characters per line', async () => {
  await page.viewport(1280, 800)
  const screen = await render(
    <Prose>
      <p>{paragraphs}</p>
    </Prose>,
  )
  const paragraph = screen.getByText(/Hold the comb/).element()
  // Only the web font: its fallback has other widths, and loading it fails on a machine without Arial.
  const { fontSize, fontFamily, lineHeight } = getComputedStyle(paragraph)
  const [family] = fontFamily.split(',')
  const faces = await document.fonts.load(`${fontSize} ${family}`, text)
  expect(faces.map(({ status }) => status)).toContain('loaded')
  const lines = paragraph.getBoundingClientRect().height / Number.parseFloat(lineHeight)
  const perLine = paragraphs.length / lines
  expect(perLine).toBeGreaterThanOrEqual(63)
  expect(perLine).toBeLessThanOrEqual(77)
})

test('styles elements without classes: headings in the display face, lists with markers at the inline start', async () => {
  await render(
    <div dir="rtl">
      <Prose
        dangerouslySetInnerHTML={{
          __html: '<h2>Tickets</h2><ul><li>One</li></ul><ol lang="fa"><li>Two</li></ol><a href="#x">More</a>',
        }}
      />
    </div>,
  )
  const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)
  expect(styleOf('h2').fontFamily).toContain('Bodoni Moda')
  expect(styleOf('ul').listStyleType).toBe('"—"')
  expect(Number.parseFloat(styleOf('ul').paddingRight)).toBeGreaterThan(16)
  expect(Number.parseFloat(styleOf('ul').paddingLeft)).toBe(0)
  expect(styleOf('ol').listStyleType).toBe('persian')
  expect(styleOf('a').textDecorationLine).toBe('underline')
})

test('breaks a long word or address instead of overflowing on a phone', async () => {
  const screen = await render(
    <div className="w-70">
      <Prose data-testid="prose">
        <p>{'https://academy.example/'.repeat(6)}</p>
      </Prose>
    </div>,
  )
  const prose = screen.getByTestId('prose').element()
  expect(prose.scrollWidth).toBeLessThanOrEqual(prose.clientWidth)
})

test('shows table rows as blocks on a phone, with column names in the cells, and keeps the table semantics', async () => {
  await page.viewport(375, 700)
  const screen = await render(
    <Prose
      dangerouslySetInnerHTML={{
        __html:
          '<table><thead><tr><th scope="col">Cookie</th><th scope="col">How long</th></tr></thead>' +
          '<tbody><tr><td data-head="Cookie">lang</td><td data-head="How long">A year</td></tr></tbody></table>',
      }}
    />,
  )
  const [name, length] = screen.getByRole('cell').elements()
  expect(length?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    name?.getBoundingClientRect().bottom ?? 0,
  )
  expect(length && getComputedStyle(length, '::before').content).toBe('"How long"')
  expect(screen.getByRole('table').getByRole('columnheader').elements()).toHaveLength(2)
  await page.viewport(1280, 800)
})
