/**
 * Subsets the brand's typefaces to the scripts of the seven languages and to the parts of the variation axes in use.
 * Run by hand after a typeface, a script or a range has changed; the results are committed.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { scaleAxis } from './scale-axis.ts'

type Cut = {
  from: string
  to: string
  unicode: readonly (readonly [number, number])[]
  axes: Record<string, number | { min: number; max: number }>
  /** OpenType features to keep. Default all. */
  features?: string[]
}

const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const
// What an emphasised part of a headline consists of: no fractions, arrows and other signs.
const latinLetters = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xbf, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0xff],
  [0x152, 0x153],
  [0x2010, 0x2015],
  [0x2018, 0x201f],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
] as const
const latinExtended = [
  [0x100, 0x2af],
  [0x1e00, 0x1eff],
] as const
const arabic = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x200b, 0x2011],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
] as const

// Bodoni Moda's thinnest strokes are 0.22 em / opsz wide. Browsers set opsz to the font size in CSS pixels, which gives
// 0.22 px at every size: at 1x they vanish. With the axis scaled by five, opsz is a fifth of the font size and the
// strokes are 1.0 to 1.1 px wide from 28 to 90 px.
const opticalSizeScale = 5
const display = { opsz: { min: 6, max: 18 }, wght: 400 }
const text = { wght: { min: 400, max: 600 } }

const cuts: Cut[] = [
  {
    from: 'bodoni-moda/files/bodoni-moda-latin-opsz-normal',
    to: 'bodoni-moda-latin',
    unicode: latin,
    axes: display,
  },
  {
    from: 'bodoni-moda/files/bodoni-moda-latin-ext-opsz-normal',
    to: 'bodoni-moda-latin-ext',
    unicode: latinExtended,
    axes: display,
  },
  {
    from: 'bodoni-moda/files/bodoni-moda-latin-opsz-italic',
    to: 'bodoni-moda-italic-latin',
    unicode: latinLetters,
    axes: { opsz: { min: 6, max: 11 }, wght: 400 },
    features: ['ccmp', 'kern', 'liga', 'locl', 'mark'],
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal',
    to: 'instrument-sans-latin',
    unicode: latin,
    axes: text,
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal',
    to: 'instrument-sans-latin-ext',
    unicode: latinExtended,
    axes: text,
  },
  {
    from: 'vazirmatn/files/vazirmatn-arabic-wght-normal',
    to: 'vazirmatn-arabic',
    unicode: arabic,
    axes: { wght: { min: 400, max: 700 } },
  },
]

for (const { from, to, unicode, axes, features: keepFeatures } of cuts) {
  const font = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${from}.woff2`)))
  const characters = unicode
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    )
    .join('')
  const cut = await subsetFont(font, characters, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures,
  })
  const scaled = 'opsz' in axes ? scaleAxis(cut, 'opsz', opticalSizeScale) : cut
  const packed = await subsetFont(scaled, characters, { targetFormat: 'woff2', keepFeatures })
  await writeFile(new URL(`../src/theme/fonts/${to}.woff2`, import.meta.url), packed)
  process.stdout.write(`${to}: ${packed.length} bytes\n`)
}

for (const family of ['bodoni-moda', 'instrument-sans', 'vazirmatn'])
  await copyFile(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/LICENSE`)),
    new URL(`../src/theme/fonts/${family}.LICENSE.txt`, import.meta.url),
  )
