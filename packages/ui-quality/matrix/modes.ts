/** The colours of a page. */
export type Palette = { theme: 'dark' | 'light'; contrast: 'normal' | 'more'; forcedColours: boolean }

/** The arrangement of a page. `width` in px, `textSize` in percent of the browser's default. */
export type Layout = {
  direction: 'ltr' | 'rtl'
  width: 320 | 768 | 1280
  textSize: 100 | 200
  /** The texts as written, or accented and lengthened like a translation. */
  strings: 'original' | 'pseudo'
}

/** One combination of settings in which a story is checked. */
export type Mode = Palette & Layout

/** Which rules of axe run: all, the rules about colours, or the rules about sizes and scrolling. */
export type Scope = 'all' | 'colours' | 'layout'

const axes = {
  theme: ['dark', 'light'],
  contrast: ['normal', 'more'],
  forcedColours: [false, true],
  width: [1280, 768, 320],
  textSize: [100, 200],
  direction: ['ltr', 'rtl'],
  strings: ['original', 'pseudo'],
} as const satisfies { [Axis in keyof Mode]: readonly Mode[Axis][] }

/** Every mode: 192. Modes with the same layout are next to each other, because changing the layout is slow. */
export const modes: readonly Mode[] = axes.width.flatMap((width) =>
  axes.textSize.flatMap((textSize) =>
    axes.direction.flatMap((direction) =>
      axes.strings.flatMap((strings) =>
        axes.theme.flatMap((theme) =>
          axes.contrast.flatMap((contrast) =>
            axes.forcedColours.map((forcedColours) => ({
              width,
              textSize,
              direction,
              strings,
              theme,
              contrast,
              forcedColours,
            })),
          ),
        ),
      ),
    ),
  ),
)

const names = Object.keys(axes) as (keyof Mode)[]

/** Every pair of values that a mode combines. */
export function pairsOf(mode: Mode): string[] {
  return names.flatMap((a, index) => names.slice(index + 1).map((b) => `${a} ${mode[a]} ${b} ${mode[b]}`))
}

/** A small selection of modes in which any two values of two axes are still combined at least once. */
export function selectPairwise(all: readonly Mode[]): Mode[] {
  const uncovered = new Set(all.flatMap(pairsOf))
  const selected: Mode[] = []
  while (uncovered.size) {
    const newPairs = (mode: Mode) => pairsOf(mode).filter((pair) => uncovered.has(pair)).length
    const best = all.reduce((bestSoFar, candidate) =>
      newPairs(candidate) > newPairs(bestSoFar) ? candidate : bestSoFar,
    )
    for (const pair of pairsOf(best)) uncovered.delete(pair)
    selected.push(best)
  }
  return all.filter((mode) => selected.includes(mode))
}

/**
 * Which checks a mode needs; null if the checks of other modes cover it.
 *
 * A layout decides what is visible and where, a palette its colours, and they do not affect each other. So layout rules run
 * once per layout, in one palette. All rules run once per width and text size, because width and text size decide which elements are
 * visible. Colour rules run for each palette at each width, and in the tightest layout. In the roomiest and the tightest
 * layout all rules run again in the palette that differs most from the first.
 */
export function scopeOf({
  width,
  textSize,
  direction,
  strings,
  theme,
  contrast,
  forcedColours,
}: Mode): Scope | null {
  const isPlain = direction === 'ltr' && strings === 'original'
  const isRoomiest = isPlain && width === 1280 && textSize === 100
  const isTightest = direction === 'rtl' && strings === 'pseudo' && width === 320 && textSize === 200
  if (theme === 'dark' && contrast === 'normal' && !forcedColours)
    return isPlain || isTightest ? 'all' : 'layout'
  if ((isRoomiest || isTightest) && theme === 'light' && contrast === 'more' && forcedColours) return 'all'
  return isTightest || (isPlain && textSize === 100) ? 'colours' : null
}

/** A mode in words: "light, more contrast, rtl, 320 px, 200 %, pseudo". */
export function describeMode({
  theme,
  contrast,
  forcedColours,
  width,
  textSize,
  direction,
  strings,
}: Mode): string {
  return [
    theme,
    contrast === 'more' && 'more contrast',
    forcedColours && 'forced colours',
    direction,
    `${width} px`,
    textSize !== 100 && `${textSize} %`,
    strings === 'pseudo' && strings,
  ]
    .filter(Boolean)
    .join(', ')
}
