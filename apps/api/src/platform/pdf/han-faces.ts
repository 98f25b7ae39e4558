import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { z } from 'zod'
import { readFontFile } from './font-file.ts'
import { regionsFor, type HanRegion } from './han-region.ts'
import { renameFamily } from './rename-family.ts'

/** The scripts that the families for Chinese, Japanese and Korean are tried for. */
export const hanScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\u30fb-\u30fc\uff00-\uffef]/u

/** Fonts with some characters, all of one family. */
export type HanFonts = { family: string; characters: string; files: Buffer[] }

/**
 * Cuts the given characters from the families for Chinese, Japanese and Korean, at each of the weights. Each family is a set of
 * variable fonts with some hundred characters each, of which only those are read that declare one of the characters.
 */
export async function cutHanFonts(
  characters: readonly string[],
  weights: readonly number[],
): Promise<HanFonts[]> {
  const fonts: HanFonts[] = []
  let wanted = characters.filter((character) => hanScripts.test(character))
  for (const region of regionsFor(wanted)) {
    if (wanted.length === 0) break
    // One after the other: the unpacking of WOFF2 hands out its own memory, which the next one writes over.
    for (const [name, declares] of slicesOf(region)) {
      const declared = wanted.filter(declares)
      const cut = declared.length > 0 ? await cutSlice(region, name, declared, weights) : undefined
      if (!cut) continue
      fonts.push(cut)
      wanted = wanted.filter((character) => !cut.characters.includes(character))
    }
  }
  return fonts
}

async function cutSlice(
  region: HanRegion,
  name: string,
  declared: readonly string[],
  weights: readonly number[],
): Promise<HanFonts | undefined> {
  const slice = readFontFile(`${folderOf(region)}/files/noto-sans-${region}-${name}-wght-normal.woff2`)
  if (!slice) return undefined
  const family = `Document Sans ${region} ${name}`
  const files: Buffer[] = []
  for (const wght of weights) {
    const cut = await subsetFont(slice, declared.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght },
    })
    files.push(renameFamily(Buffer.from(cut), family))
  }
  const [first] = files
  const had = first && new Set(new Face(new Blob(new Uint8Array(first).buffer)).collectUnicodes())
  const characters = declared.filter((character) => had?.has(character.codePointAt(0) ?? 0)).join('')
  return characters ? { family, characters, files } : undefined
}

const folderOf = (region: HanRegion) => `@fontsource-variable/noto-sans-${region}`

type Slice = readonly [name: string, declares: (character: string) => boolean]

const slices = new Map<HanRegion, Slice[]>()

function slicesOf(region: HanRegion): Slice[] {
  const known = slices.get(region)
  if (known) return known
  const file = readFontFile(`${folderOf(region)}/unicode.json`)
  const read = Object.entries(file ? ranges.parse(JSON.parse(file.toString())) : {}).map(
    ([name, declared]): Slice => [name.replaceAll(/[[\]]/g, ''), inRanges(declared)],
  )
  slices.set(region, read)
  return read
}

const ranges = z.record(z.string(), z.string())

// `U+4e00-4e7f,U+4e81`
function inRanges(declared: string): (character: string) => boolean {
  const bounds = declared.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    return bounds.some(([first, last]) => code >= first && code <= last)
  }
}
