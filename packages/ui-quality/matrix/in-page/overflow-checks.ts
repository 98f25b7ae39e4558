import { isTransparent } from './is-transparent.ts'
import { cacheStyles, readTextLines, type StyleOf, type TextLine } from './text-lines.ts'

/** Something that does not fit, and its element. */
export type Overflow = {
  rule: 'page-overflow' | 'text-off-page' | 'text-clipped' | 'text-outside-box' | 'text-overlap'
  element: Element
  message: string
}

/** How far a line may exceed its container, in px: glyphs are a little larger than their line box. */
const inlineTolerance = 1.5
const blockTolerance = (line: TextLine): number => (line.bottom - line.top) * 0.34

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'

const quote = (line: TextLine): string => `“${line.text.data.trim().slice(0, 40)}”`
const px = (length: number): string => `${Math.ceil(length)} px`

/** An element and its containers, innermost first. Containers that an absolutely positioned element escapes are left out. */
function containersOf(element: Element, styleOf: StyleOf): Element[] {
  const containers: Element[] = []
  let hasEscaped = false
  for (
    let current: Element | null = element;
    current && current !== document.documentElement;
    current = current.parentElement
  ) {
    const { position, transform, containerType } = styleOf(current)
    const isPositioned = position !== 'static' || transform !== 'none'
    if (!hasEscaped || isPositioned) containers.push(current)
    if (position === 'fixed' || current.matches(':popover-open, :modal')) break
    if (position === 'absolute') hasEscaped = true
    else if (isPositioned || containerType === 'size') hasEscaped = false
  }
  return containers
}

function isPaintedBox({
  borderInlineStartWidth,
  borderInlineStartStyle,
  borderInlineStartColor,
  backgroundColor,
}: CSSStyleDeclaration): boolean {
  const hasBorder = borderInlineStartStyle !== 'none' && parseFloat(borderInlineStartWidth) > 0
  return !isTransparent(backgroundColor) || (hasBorder && !isTransparent(borderInlineStartColor))
}

/** The first problem of a line: clipped, outside its box, or off the page. */
function checkLine(line: TextLine, styleOf: StyleOf): Overflow | null {
  let visible = line
  let isInBox = false
  for (const container of containersOf(line.element, styleOf)) {
    const style = styleOf(container)
    if (style.display === 'inline' || style.display === 'contents') continue
    const box = container.getBoundingClientRect()
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) {
      // The part outside can be scrolled to; the part inside must be visible.
      visible = intersect(visible, box)
      if (visible.right <= visible.left || visible.bottom <= visible.top) return null
      continue
    }
    const inlineExcess = Math.max(visible.right - box.right, box.left - visible.left)
    const blockExcess = Math.max(visible.bottom - box.bottom, box.top - visible.top)
    const clipsInline = clips(style.overflowX) || style.textOverflow === 'ellipsis'
    const report = (rule: Overflow['rule'], problem: string): Overflow => ({
      rule,
      element: container,
      message: `${quote(line)} ${problem}`,
    })
    if (inlineExcess > inlineTolerance && clipsInline)
      return report('text-clipped', `is clipped horizontally by ${px(inlineExcess)}`)
    if (blockExcess > blockTolerance(line) && clips(style.overflowY))
      return report('text-clipped', `is clipped vertically by ${px(blockExcess)}`)
    if (isInBox || !isPaintedBox(style) || !container.matches('#storybook-root *')) continue
    isInBox = true
    if (inlineExcess > inlineTolerance)
      return report('text-outside-box', `is outside its box horizontally by ${px(inlineExcess)}`)
    if (blockExcess > blockTolerance(line))
      return report('text-outside-box', `is outside its box vertically by ${px(blockExcess)}`)
  }
  const excess = Math.max(visible.right - document.documentElement.clientWidth, -visible.left)
  return excess > inlineTolerance
    ? {
        rule: 'text-off-page',
        element: line.element,
        message: `${quote(line)} is off the page by ${px(excess)}`,
      }
    : null
}

const intersect = (line: TextLine, box: DOMRect): TextLine => ({
  ...line,
  left: Math.max(line.left, box.left),
  right: Math.min(line.right, box.right),
  top: Math.max(line.top, box.top),
  bottom: Math.min(line.bottom, box.bottom),
})

/** Whether part of a line is clipped or scrolled out of view. */
function isPartlyHidden(line: TextLine, styleOf: StyleOf): boolean {
  return containersOf(line.element, styleOf).some((container) => {
    const { overflowX, overflowY } = styleOf(container)
    if (overflowX === 'visible' && overflowY === 'visible') return false
    const { left, right, top, bottom } = container.getBoundingClientRect()
    return line.bottom > bottom || line.top < top || line.right > right || line.left < left
  })
}

/** Texts that cover each other, unless one is in a popover or dialog above the other. */
function findOverlaps(lines: readonly TextLine[]): Overflow[] {
  const layerOf = (line: TextLine) => line.element.closest(':popover-open, :modal')
  const layers = new Map(lines.map((line) => [line, layerOf(line)]))
  const found: Overflow[] = []
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (line.text === other.text || layers.get(line) !== layers.get(other)) continue
      const width = Math.min(line.right, other.right) - Math.max(line.left, other.left)
      const height = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top)
      const lowerHeight = Math.min(line.bottom - line.top, other.bottom - other.top)
      if (width > 3 && height > lowerHeight * 0.5)
        found.push({
          rule: 'text-overlap',
          element: other.element,
          message: `${quote(other)} overlaps ${quote(line)}`,
        })
    }
  }
  return found
}

/** For the page and each popover and dialog that scrolls horizontally: the innermost element that causes it. */
function findPageOverflow(styleOf: StyleOf): Overflow[] {
  const pages = [document.documentElement, ...document.querySelectorAll(':modal, :popover-open')]
  return pages.flatMap((page) => {
    const excess = page.scrollWidth - page.clientWidth
    if (excess <= 1 || clips(styleOf(page).overflowX)) return []
    const { left, right } = page.getBoundingClientRect()
    const excessOf = (element: Element) => {
      const box = element.getBoundingClientRect()
      return Math.max(box.right - right, left - box.left)
    }
    const isUnclipped = (element: Element) =>
      !containersOf(element, styleOf).some(
        (container) =>
          container !== element &&
          page.contains(container) &&
          container !== page &&
          styleOf(container).overflowX !== 'visible',
      )
    const outside = [...page.querySelectorAll('*')].filter(
      (element) => excessOf(element) > 1 && element.closest('#storybook-root') && isUnclipped(element),
    )
    const maxExcess = Math.max(...outside.map(excessOf))
    const element = outside.findLast((container) => excessOf(container) >= maxExcess - 1) ?? page
    return [{ rule: 'page-overflow', element, message: `makes the page ${px(excess)} too wide` }]
  })
}

/** Finds text that cannot be read: clipped, covered, outside its box or off the page (WCAG 1.4.4, 1.4.10). */
export function findOverflow(): Overflow[] {
  const styleOf = cacheStyles()
  const lines = readTextLines(document.body, styleOf)
  return [
    ...findPageOverflow(styleOf),
    ...lines.flatMap((line) => checkLine(line, styleOf) ?? []),
    ...findOverlaps(lines.filter((line) => !isPartlyHidden(line, styleOf))),
  ]
}
