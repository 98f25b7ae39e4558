/** One rendered line of a text node, in px of the viewport. */
export type TextLine = {
  text: Text
  element: Element
  left: number
  right: number
  top: number
  bottom: number
}

/** Elements whose text is not rendered as page text. */
const excluded = 'script, style, svg, option, textarea, video, .sb-wrapper'

/** Whether an element is visually hidden, for screen readers only. */
function isScreenReaderOnly(element: Element, styleOf: StyleOf): boolean {
  for (let current: Element | null = element; current; current = current.parentElement) {
    if (styleOf(current).clipPath === 'inset(50%)') return true
    const { width, height } = current.getBoundingClientRect()
    if (width <= 1 && height <= 1 && styleOf(current).overflowX !== 'visible') return true
  }
  return false
}

export type StyleOf = (element: Element) => CSSStyleDeclaration

/** Returns a function that reads computed styles once per element. */
export function cacheStyles(): StyleOf {
  const cache = new Map<Element, CSSStyleDeclaration>()
  return (element) => {
    const cached = cache.get(element)
    if (cached) return cached
    const style = getComputedStyle(element)
    cache.set(element, style)
    return style
  }
}

/** Every visible line of text in `root`. */
export function readTextLines(root: Element, styleOf: StyleOf): TextLine[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const lines: TextLine[] = []
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!(node instanceof Text) || !element || !node.data.trim() || element.closest(excluded)) continue
    if (
      !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true })
    )
      continue
    if (isScreenReaderOnly(element, styleOf)) continue
    range.selectNodeContents(node)
    // With a line height below the font's own, glyphs still fit into the line height.
    const lineHeight = parseFloat(styleOf(element).lineHeight) || Infinity
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      const spare = Math.max(0, (height - lineHeight) / 2)
      if (width > 1 && height > 1)
        lines.push({ text: node, element, left, right, top: top + spare, bottom: bottom - spare })
    }
  }
  return lines
}
