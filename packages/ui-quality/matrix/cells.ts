/** What a page is painted with. */
export type Palette = { theme: 'dark' | 'light'; contrast: 'normal' | 'more'; forced: boolean }

/** What places its boxes. `width` in px, `text` in per cent of the browser's own size. */
export type Layout = {
  direction: 'ltr' | 'rtl'
  width: 320 | 768 | 1280
  text: 100 | 200
  /** Words as they are written, or accented and longer, as a translation's may be. */
  words: 'written' | 'pseudo'
}

/** One way in which a story is looked at. */
export type Cell = Palette & Layout

/** Which of axe's rules are asked: all; those that look at colours; those that look at boxes. */
export type Asked = 'all' | 'paint' | 'boxes'

const axes = {
  theme: ['dark', 'light'],
  contrast: ['normal', 'more'],
  forced: [false, true],
  width: [1280, 768, 320],
  text: [100, 200],
  direction: ['ltr', 'rtl'],
  words: ['written', 'pseudo'],
} as const satisfies { [Axis in keyof Cell]: readonly Cell[Axis][] }

/** Every cell: 192. Those of one layout follow each other, for it is the layout that is dear to change. */
export const cells: readonly Cell[] = axes.width.flatMap((width) =>
  axes.text.flatMap((text) =>
    axes.direction.flatMap((direction) =>
      axes.words.flatMap((words) =>
        axes.theme.flatMap((theme) =>
          axes.contrast.flatMap((contrast) =>
            axes.forced.map((forced) => ({ width, text, direction, words, theme, contrast, forced })),
          ),
        ),
      ),
    ),
  ),
)

const names = Object.keys(axes) as (keyof Cell)[]

/** Each two values that a cell brings together. */
export function pairsOf(cell: Cell): string[] {
  return names.flatMap((a, at) => names.slice(at + 1).map((b) => `${a} ${cell[a]} ${b} ${cell[b]}`))
}

/** So few cells that any two values of two axes still meet in one of them. */
export function pairwise(all: readonly Cell[]): Cell[] {
  const unmet = new Set(all.flatMap(pairsOf))
  const chosen: Cell[] = []
  while (unmet.size) {
    const meets = (cell: Cell) => pairsOf(cell).filter((pair) => unmet.has(pair)).length
    const best = all.reduce((one, other) => (meets(other) > meets(one) ? other : one))
    for (const pair of pairsOf(best)) unmet.delete(pair)
    chosen.push(best)
  }
  return all.filter((cell) => chosen.includes(cell))
}

/**
 * What has to be asked in a cell so that every cell is answered, null where others answer for it.
 *
 * A layout changes what is shown and where, a palette what it is painted with, and neither the other. So the boxes of
 * each layout are looked at in one palette; what is on the page at all depends on width and text size, and is asked
 * there in full. The colours of each palette are looked at in each width, and at both ends: the roomiest layout and the
 * tightest, where the palette that is furthest from the first is asked everything once more.
 */
export function askedIn({ width, text, direction, words, theme, contrast, forced }: Cell): Asked | null {
  const isPlain = direction === 'ltr' && words === 'written'
  const isRoomiest = isPlain && width === 1280 && text === 100
  const isTightest = direction === 'rtl' && words === 'pseudo' && width === 320 && text === 200
  if (theme === 'dark' && contrast === 'normal' && !forced) return isPlain || isTightest ? 'all' : 'boxes'
  if ((isRoomiest || isTightest) && theme === 'light' && contrast === 'more' && forced) return 'all'
  return isTightest || (isPlain && text === 100) ? 'paint' : null
}

/** As it is read in a report: "light, more contrast, rtl, 320 px, 200 %, pseudo". */
export function nameOf({ theme, contrast, forced, width, text, direction, words }: Cell): string {
  return [
    theme,
    contrast === 'more' && 'more contrast',
    forced && 'forced colours',
    direction,
    `${width} px`,
    text !== 100 && `${text} %`,
    words === 'pseudo' && words,
  ]
    .filter(Boolean)
    .join(', ')
}
