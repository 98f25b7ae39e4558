import { isClear } from './clear.ts'
import { linesOf, styles, type Line, type StyleOf } from './lines.ts'

/** What does not fit, and where. */
export type Misfit = {
  rule: 'page-wide' | 'text-off' | 'text-cut' | 'text-out' | 'text-over'
  at: Element
  says: string
}

/** A line may stand out of what holds it by so much: letters are a little larger than their line. */
const sideways = 1.5
const upright = (line: Line): number => (line.bottom - line.top) * 0.34

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'

const said = (line: Line): string => `“${line.text.data.trim().slice(0, 40)}”`
const px = (length: number): string => `${Math.ceil(length)} px`

/** The boxes that hold an element, from the inside: those that an absolutely placed one leaves are passed over. */
function holdersOf(element: Element, styleOf: StyleOf): Element[] {
  const holders: Element[] = []
  let left = false
  for (let one: Element | null = element; one && one !== document.documentElement; one = one.parentElement) {
    const { position, transform, containerType } = styleOf(one)
    const isPlaced = position !== 'static' || transform !== 'none'
    if (!left || isPlaced) holders.push(one)
    if (position === 'fixed' || one.matches(':popover-open, :modal')) break
    if (position === 'absolute') left = true
    else if (isPlaced || containerType === 'size') left = false
  }
  return holders
}

function isPainted({
  borderInlineStartWidth,
  borderInlineStartStyle,
  borderInlineStartColor,
  backgroundColor,
}: CSSStyleDeclaration): boolean {
  const isLined = borderInlineStartStyle !== 'none' && parseFloat(borderInlineStartWidth) > 0
  return !isClear(backgroundColor) || (isLined && !isClear(borderInlineStartColor))
}

/** The first thing that is wrong with a line: cut, out of its box, or off the page. */
function misfitOf(line: Line, styleOf: StyleOf): Misfit | null {
  let seen = line
  let isBoxed = false
  for (const holder of holdersOf(line.of, styleOf)) {
    const style = styleOf(holder)
    if (style.display === 'inline' || style.display === 'contents') continue
    const box = holder.getBoundingClientRect()
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) {
      // What is beyond its edge is a scroll away; what is within has to be seen.
      seen = within(seen, box)
      if (seen.right <= seen.left || seen.bottom <= seen.top) return null
      continue
    }
    const over = Math.max(seen.right - box.right, box.left - seen.left)
    const below = Math.max(seen.bottom - box.bottom, box.top - seen.top)
    if (over > sideways && (cuts(style.overflowX) || style.textOverflow === 'ellipsis'))
      return { rule: 'text-cut', at: holder, says: `${said(line)} is cut off by ${px(over)}` }
    if (below > upright(line) && cuts(style.overflowY))
      return { rule: 'text-cut', at: holder, says: `${said(line)} is cut off below by ${px(below)}` }
    if (isBoxed || !isPainted(style) || !holder.matches('#storybook-root *')) continue
    isBoxed = true
    if (over > sideways)
      return { rule: 'text-out', at: holder, says: `${said(line)} stands out by ${px(over)}` }
    if (below > upright(line))
      return { rule: 'text-out', at: holder, says: `${said(line)} stands out below by ${px(below)}` }
  }
  const off = Math.max(seen.right - document.documentElement.clientWidth, -seen.left)
  return off > sideways
    ? { rule: 'text-off', at: line.of, says: `${said(line)} is off the page by ${px(off)}` }
    : null
}

const within = (line: Line, box: DOMRect): Line => ({
  ...line,
  left: Math.max(line.left, box.left),
  right: Math.min(line.right, box.right),
  top: Math.max(line.top, box.top),
  bottom: Math.min(line.bottom, box.bottom),
})

/** Whether a line is beyond the edge of what it scrolls in, or is cut by. */
function isHidden(line: Line, styleOf: StyleOf): boolean {
  return holdersOf(line.of, styleOf).some((holder) => {
    const { overflowX, overflowY } = styleOf(holder)
    if (overflowX === 'visible' && overflowY === 'visible') return false
    const { left, right, top, bottom } = holder.getBoundingClientRect()
    return line.bottom > bottom || line.top < top || line.right > right || line.left < left
  })
}

/** Texts that stand upon each other. What floats above the page may. */
function overlapsOf(lines: readonly Line[]): Misfit[] {
  const layerOf = (line: Line) => line.of.closest(':popover-open, :modal')
  const layers = new Map(lines.map((line) => [line, layerOf(line)]))
  const found: Misfit[] = []
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (one.text === other.text || layers.get(one) !== layers.get(other)) continue
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      const thin = Math.min(one.bottom - one.top, other.bottom - other.top)
      if (width > 3 && height > thin * 0.5)
        found.push({ rule: 'text-over', at: other.of, says: `${said(other)} stands upon ${said(one)}` })
    }
  }
  return found
}

/** What makes the page, or what floats above it, wider than it is: the innermost box that stands out furthest. */
function widest(styleOf: StyleOf): Misfit[] {
  const pages = [document.documentElement, ...document.querySelectorAll(':modal, :popover-open')]
  return pages.flatMap((page) => {
    const excess = page.scrollWidth - page.clientWidth
    if (excess <= 1 || cuts(styleOf(page).overflowX)) return []
    const { left, right } = page.getBoundingClientRect()
    const excessOf = (element: Element) => {
      const box = element.getBoundingClientRect()
      return Math.max(box.right - right, left - box.left)
    }
    const isFree = (element: Element) =>
      !holdersOf(element, styleOf).some(
        (one) =>
          one !== element && page.contains(one) && one !== page && styleOf(one).overflowX !== 'visible',
      )
    const out = [...page.querySelectorAll('*')].filter(
      (element) => excessOf(element) > 1 && element.closest('#storybook-root') && isFree(element),
    )
    const furthest = Math.max(...out.map(excessOf))
    const at = out.findLast((element) => excessOf(element) >= furthest - 1) ?? page
    return [{ rule: 'page-wide', at, says: `makes what holds it ${px(excess)} too wide` }]
  })
}

/** Whether all that is to be read can be: nothing cut, covered, out of its box or beside the page (WCAG 1.4.4, 1.4.10). */
export function misfits(): Misfit[] {
  const styleOf = styles()
  const lines = linesOf(document.body, styleOf)
  return [
    ...widest(styleOf),
    ...lines.flatMap((line) => misfitOf(line, styleOf) ?? []),
    ...overlapsOf(lines.filter((line) => !isHidden(line, styleOf))),
  ]
}
