/** A country's way of writing Chinese characters: simplified, traditional, Japanese, Korean. */
export type HanRegion = 'sc' | 'tc' | 'jp' | 'kr'

/**
 * The regions whose families are tried for the characters of a document, in order. One character is drawn differently in each.
 * Kana and hangul tell the region, else the first national character set that has all of the characters.
 */
export function regionsFor(characters: readonly string[]): HanRegion[] {
  const first = regionOf(characters)
  return [...new Set([...(first ? [first] : []), ...allRegions])]
}

const allRegions = ['sc', 'tc', 'jp', 'kr'] as const

function regionOf(characters: readonly string[]): HanRegion | undefined {
  if (characters.some((character) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character))) return 'jp'
  if (characters.some((character) => /\p{Script=Hangul}/u.test(character))) return 'kr'
  const han = characters.filter((character) => /\p{Script=Han}/u.test(character))
  return nationalSets.find((set) => han.every((character) => charactersOf(set).has(character)))?.region
}

type NationalSet = {
  region: HanRegion
  encoding: string
  /** The first and last of each of its two bytes. */
  bytes: readonly [readonly [number, number], readonly [number, number]]
}

const nationalSets: readonly NationalSet[] = [
  // GB 2312 alone, since GBK has the traditional characters too.
  {
    region: 'sc',
    encoding: 'gbk',
    bytes: [
      [0xb0, 0xf7],
      [0xa1, 0xfe],
    ],
  },
  {
    region: 'tc',
    encoding: 'big5',
    bytes: [
      [0xa4, 0xf9],
      [0x40, 0xfe],
    ],
  },
  {
    region: 'jp',
    encoding: 'shift_jis',
    bytes: [
      [0x88, 0xea],
      [0x40, 0xfc],
    ],
  },
]

const read = new Map<HanRegion, ReadonlySet<string>>()

function charactersOf({ region, encoding, bytes: [lead, trail] }: NationalSet): ReadonlySet<string> {
  const known = read.get(region)
  if (known) return known
  const decoder = new TextDecoder(encoding)
  const characters = new Set(
    range(lead).flatMap((first) =>
      range(trail).map((second) => decoder.decode(new Uint8Array([first, second]))),
    ),
  )
  read.set(region, characters)
  return characters
}

function range([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
