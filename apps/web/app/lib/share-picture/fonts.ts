import bodoni from '@chignon/ui/fonts/bodoni-moda-latin.woff2?inline'
import bodoniExtended from '@chignon/ui/fonts/bodoni-moda-latin-ext.woff2?inline'
import instrument from '@chignon/ui/fonts/instrument-sans-latin.woff2?inline'
import instrumentExtended from '@chignon/ui/fonts/instrument-sans-latin-ext.woff2?inline'
import vazirmatn from '@chignon/ui/fonts/vazirmatn-arabic.woff2?inline'
import { convert } from 'fontverter'
import { Blob, Face as HarfBuzzFace, Font, Variation } from 'harfbuzzjs'

/** A font file at one weight. */
export type Face = {
  font: Font
  unitsPerEm: number
  has: (codePoint: number) => boolean
}

/** Fonts of a picture, each with its fallbacks. */
export type Faces = { display: readonly Face[]; text: readonly Face[]; brand: readonly Face[] }

let opened: Promise<Record<'latin' | 'persian', Faces>> | undefined

/** Loads the brand's fonts, the same files as on the pages, on first use. */
export async function loadFonts(isPersian: boolean): Promise<Faces> {
  opened ??= openAll()
  opened.catch(() => (opened = undefined))
  const faces = await opened
  return isPersian ? faces.persian : faces.latin
}

// Networks show the picture at half its size and less, so Bodoni gets the optical size of a smaller font than the title's
// (54 to 88 px).
// One after the other: the unpacking hands out its own memory, which the next one writes over.
async function openAll() {
  const didot = await open(bodoni, { opsz: 32 })
  const didotExtended = await open(bodoniExtended, { opsz: 32 })
  const sans = await open(instrument, { wght: 500 })
  const sansExtended = await open(instrumentExtended, { wght: 500 })
  const persianBold = await open(vazirmatn, { wght: 600 })
  const persianText = await open(vazirmatn, { wght: 500 })
  const brand = [didot, didotExtended, sans, sansExtended, persianBold]
  return {
    latin: { brand, display: brand, text: [sans, sansExtended, persianText] },
    persian: {
      brand,
      display: [persianBold, sans, sansExtended],
      text: [persianText, sans, sansExtended],
    },
  }
}

async function open(dataUrl: string, axes: Record<string, number>): Promise<Face> {
  const packed = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const file = await convert(packed, 'sfnt')
  const face = new HarfBuzzFace(new Blob(new Uint8Array(file).buffer))
  const font = new Font(face)
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)))
  const covered = new Set(face.collectUnicodes())
  return { font, unitsPerEm: face.upem, has: (codePoint) => covered.has(codePoint) }
}
