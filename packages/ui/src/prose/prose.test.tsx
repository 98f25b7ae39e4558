import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Prose } from './prose.tsx'

// Of sentences of different lengths: one repeated would break each line at the same word.
const text =
  'Hold the comb level and let the hair fall where it wants to fall before you cut. Section from the nape upwards, ' +
  'never wider than the comb. Elevation decides the weight; tension decides the line. Check both sides in the mirror, ' +
  'then once more with your fingers, for they notice what eyes forgive. Leave the fringe until the rest has dried. '
const paragraphs = text.repeat(8)

test('a line holds 65 to 75 characters', async () => {
  await page.viewport(1280, 800)
  const screen = await render(
    <Prose>
      <p>{paragraphs}</p>
    </Prose>,
  )
  const paragraph = screen.getByText(/Hold the comb/).element()
  // In its own face: the one that stands in until it arrives is narrower.
  const { font, lineHeight } = getComputedStyle(paragraph)
  const faces = await document.fonts.load(font, text)
  expect(faces.map(({ status }) => status)).toContain('loaded')
  const lines = paragraph.getBoundingClientRect().height / Number.parseFloat(lineHeight)
  const perLine = paragraphs.length / lines
  expect(perLine).toBeGreaterThanOrEqual(63)
  expect(perLine).toBeLessThanOrEqual(77)
})

test('elements without classes are set: headings in the display face, lists with markers at the start side', async () => {
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

test('a long word or address breaks instead of reaching over the side of a phone', async () => {
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

test('on a phone a row is a block, each cell under its column’s name, and a table is still heard as one', async () => {
  await page.viewport(375, 700)
  const screen = await render(
    <Prose
      dangerouslySetInnerHTML={{
        __html:
          '<table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader">Cookie</th><th role="columnheader">How long</th></tr></thead>' +
          '<tbody role="rowgroup"><tr role="row"><td role="cell" data-head="Cookie">lang</td><td role="cell" data-head="How long">A year</td></tr></tbody></table>',
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
