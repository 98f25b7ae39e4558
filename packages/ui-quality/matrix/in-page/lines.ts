/** One line of a text as it stands on the page, in px of the viewport. */
export type Line = { text: Text; of: Element; left: number; right: number; top: number; bottom: number }

/** Texts that are there for other eyes than those of the page: heard only, drawn, or typed by the reader. */
const unseen = 'script, style, svg, option, textarea, video, .sb-wrapper'

/** What is drawn for nobody's eyes: clipped to nothing, as visually hidden text is. */
function isHeardOnly(element: Element, styleOf: StyleOf): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (styleOf(one).clipPath === 'inset(50%)') return true
    const { width, height } = one.getBoundingClientRect()
    if (width <= 1 && height <= 1 && styleOf(one).overflowX !== 'visible') return true
  }
  return false
}

export type StyleOf = (element: Element) => CSSStyleDeclaration

/** Computed styles, each read once. */
export function styles(): StyleOf {
  const read = new Map<Element, CSSStyleDeclaration>()
  return (element) => {
    const known = read.get(element)
    if (known) return known
    const style = getComputedStyle(element)
    read.set(element, style)
    return style
  }
}

/** Every line of text that is seen in `root`. */
export function linesOf(root: Element, styleOf: StyleOf): Line[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement
    if (!(node instanceof Text) || !of || !node.data.trim() || of.closest(unseen)) continue
    if (!of.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true }))
      continue
    if (isHeardOnly(of, styleOf)) continue
    range.selectNodeContents(node)
    // Set tight, letters keep to less than their font's own box.
    const lineHeight = parseFloat(styleOf(of).lineHeight) || Infinity
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      const spare = Math.max(0, (height - lineHeight) / 2)
      if (width > 1 && height > 1)
        lines.push({ text: node, of, left, right, top: top + spare, bottom: bottom - spare })
    }
  }
  return lines
}
