import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

const themes = ['light', 'dark'] as const
const sizes = [28, 36, 48, 64, 80]

test.for(themes.flatMap((theme) => sizes.map((size) => ({ theme, size }))))(
  'draws the thin stroke of a W at least a pixel wide at $size px in the $theme theme',
  async ({ theme, size }) => {
    await document.fonts.load(`${size}px 'Bodoni Moda'`, 'W')
    const screen = await render(
      <div data-theme={theme} data-testid="letter" className="headline-type" style={{ fontSize: size }}>
        W
      </div>,
    )
    const base64 = await page.screenshot({ save: false, element: screen.getByTestId('letter') })
    const stroke = measureLastStroke(await coverageOf(base64))
    expect(stroke.width).toBeGreaterThan(0.95)
    expect(stroke.contrast).toBeGreaterThan(0.5)
  },
)

test('draws the thin stroke of an italic W at least a pixel wide', async () => {
  await document.fonts.load("italic 48px 'Bodoni Moda'", 'W')
  const screen = await render(
    <div data-theme="dark" data-testid="letter" className="headline-type italic" style={{ fontSize: 48 }}>
      W
    </div>,
  )
  const base64 = await page.screenshot({ save: false, element: screen.getByTestId('letter') })
  expect(measureLastStroke(await coverageOf(base64)).width).toBeGreaterThan(0.95)
})

/**
 * Ink coverage per pixel in rows, 0 for the background and 1 for the text colour. The first pixel is background.
 */
async function coverageOf(base64: string): Promise<number[][]> {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (!context) throw new Error('The browser has no 2D canvas.')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, picture.width, picture.height)
  const green = Array.from({ length: picture.height }, (_, y) =>
    Array.from({ length: picture.width }, (_, x) => data[(y * picture.width + x) * 4 + 1] ?? 0),
  )
  const ground = green[0]?.[0] ?? 0
  const distance = green.map((row) => row.map((value) => Math.abs(value - ground)))
  const strongest = Math.max(...distance.map((row) => Math.max(...row)))
  return distance.map((row) => row.map((value) => value / strongest))
}

/** The last stroke in each row through the middle of the letter: its median width and its lowest peak of coverage. */
function measureLastStroke(coverage: number[][]) {
  const inked = coverage.filter((row) => row.some((value) => value > 0.5))
  const middle = inked.slice(Math.round(inked.length * 0.4), Math.round(inked.length * 0.7))
  const strokes = middle.map((row) => {
    const end = row.findLastIndex((value) => value > 0.05)
    const start = row.findLastIndex((value, x) => x < end && value <= 0.05) + 1
    const run = row.slice(start, end + 1)
    const ink = run.reduce((sum, value) => sum + value, 0)
    const centre = run.reduce((sum, value, i) => sum + value * (start + i), 0) / ink
    return { ink, centre, peak: Math.max(...run) }
  })
  const shift = ((strokes.at(-1)?.centre ?? 0) - (strokes[0]?.centre ?? 0)) / (strokes.length - 1)
  const widths = strokes.map(({ ink }) => ink * Math.cos(Math.atan(shift))).toSorted((a, b) => a - b)
  return {
    width: widths[widths.length >> 1] ?? 0,
    contrast: Math.min(...strokes.map(({ peak }) => peak)),
  }
}
