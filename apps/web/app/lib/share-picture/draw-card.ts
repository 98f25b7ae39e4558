import { coverOf, drawCover } from '@chignon/ui/strand/cover'
import { palettes } from '@chignon/ui/strand/colourway'
import { markPath } from '@chignon/ui/strand/mark'
import { directionOf, type Locale } from '@chignon/contract/platform/locale'
import { loadFonts } from './fonts.ts'
import { shapeLine, type ShapedLine } from './shape-line.ts'
import { fitText } from './fit-text.ts'
import type { ShareCard } from './share-card.ts'

const width = 1200
const height = 630
const margin = 72
const measure = 660
// Where the cover begins below the text, and where the gradient over it ends.
const coverX = { from: 430, clear: 900 }

/** Draws a card as an SVG document of 1200 × 630. Text is converted to outlines, so that no fonts are needed. */
export async function drawCard(card: ShareCard, locale: Locale, brandName: string): Promise<string> {
  const direction = directionOf(locale)
  const isRightToLeft = direction === 'rtl'
  const isPersian = locale === 'fa'
  const faces = await loadFonts(isPersian)
  const choice = coverOf(card.slug, card.category)
  const { ground, tones, ink } = palettes[choice.colourway]
  const cover = drawCover({ seed: card.slug, ...choice, width: width - coverX.from, height })

  const overline = isPersian ? card.overline : card.overline.toLocaleUpperCase(locale)
  const overlineText = fitText(
    overline,
    { faces: faces.text, direction, tracking: isPersian ? 0 : 0.08 },
    { width: measure, maxLines: 1, sizes: [24, 20] },
  )
  const title = fitText(
    card.title,
    { faces: faces.display, direction },
    { width: measure, maxLines: 4, sizes: isPersian ? [76, 68, 60, 54, 48] : [88, 78, 70, 62, 54] },
  )
  const note = fitText(
    card.note,
    { faces: faces.text, direction },
    { width: measure, maxLines: 1, sizes: [28, 24] },
  )
  const brand = shapeLine(brandName, { faces: faces.brand, size: 38, direction: 'ltr' })

  // Laid out from the bottom up: the title grows towards the logo.
  const foot = height - margin
  const leading = title.size * (isPersian ? 1.45 : 1.08)
  const lastTitle = card.note ? foot - 64 : foot
  const firstTitle = lastTitle - leading * (title.lines.length - 1)
  const overlineAt = firstTitle - title.size * (isPersian ? 1.3 : 1.16)
  const x = (lineWidth: number) => (isRightToLeft ? width - margin - lineWidth : margin)
  const drawLine = (line: ShapedLine, y: number, colour: string) =>
    `<g fill="${colour}" transform="translate(${x(line.width).toFixed(1)} ${y.toFixed(1)})">${line.svg}</g>`
  const markAt = x(44)
  const brandAt = isRightToLeft ? markAt - 14 - brand.width : markAt + 58

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="veil" gradientUnits="userSpaceOnUse" x1="${across(coverX.from)}" x2="${across(coverX.clear)}" y1="0" y2="0">` +
    `${fade(ground[0])}</linearGradient></defs>` +
    `<path fill="${ground[0]}" d="M0 0H${width}V${height}H0z"/>` +
    `<g transform="translate(${isRightToLeft ? 0 : coverX.from} 0)">${cover}</g>` +
    `<path fill="url(#veil)" d="M0 0H${width}V${height}H0z"/>` +
    `<path fill="${tones[0]}" transform="translate(${markAt} ${margin - 8}) scale(${44 / 24})" d="${markPath}"/>` +
    `<g fill="${ink}" transform="translate(${brandAt.toFixed(1)} ${margin + 27})">${brand.svg}</g>` +
    overlineText.lines.map((line) => drawLine(line, overlineAt, tones[0])).join('') +
    title.lines.map((line, i) => drawLine(line, firstTitle + i * leading, ink)).join('') +
    note.lines.map((line) => drawLine(line, foot, ink)).join('') +
    '</svg>'
  )

  // Eased at both ends, so that the gradient has no visible edge.
  function fade(colour: string): string {
    return [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1]
      .map((t) => {
        const opacity = 1 - t * t * (3 - 2 * t)
        return `<stop offset="${t}" stop-color="${colour}" stop-opacity="${opacity.toFixed(3)}"/>`
      })
      .join('')
  }

  function across(position: number): number {
    return isRightToLeft ? width - position : position
  }
}
