/** Position of an element or a text, in px from the inline start of the page. */
type Box = { start: number; end: number; top: number; bottom: number; of: Element }

/** Elements whose content is not mirrored, and why. Their own box is. */
export type Exemption = { selector: string; why: string }

export const exemptions: Exemption[] = [
  { selector: 'svg', why: 'a drawing; icons that point somewhere turn by themselves' },
  { selector: 'video', why: 'a film' },
  {
    selector: ':not(html)[dir="ltr"]',
    why: 'phone numbers, codes, the line of time of a film: read from the left in every language',
  },
  {
    selector: '[dir="auto"], bdi',
    why: 'what people wrote, and names: read in the direction of their own letters',
  },
  {
    selector: ':has(> svg > [d^="M5 5a2 2 0 0 1 3.008"])',
    why: 'the sign of playing points to the right in every language, and is set a little off the middle for the eye',
  },
]

/** Styles for an exact mirror image: also reverses the text, without changing its width. */
export const mirrorStyle = `
  *, *::before, *::after {
    unicode-bidi: bidi-override !important;
    font-kerning: none !important;
    font-variant-ligatures: none !important;
    animation: none !important;
    transition: none !important;
  }
  html { overflow: hidden !important; }
`

/** Replaces Arabic letters, because reversed they join differently and change their width. */
function holdPlaces(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = (text.nodeValue ?? '').replaceAll('\u200C', '').replaceAll(/\p{Script=Arabic}/gu, 'n')
}

function rectOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect()
  const range = document.createRange()
  range.selectNode(node)
  return range.getBoundingClientRect()
}

/** The box of every node in `roots` by its path in the tree. `given` is the current direction. */
export function measure(given: 'ltr' | 'rtl', roots: readonly Element[]): Map<string, Box> {
  const width = document.documentElement.clientWidth
  const isWhole = (element: Element) => exemptions.some(({ selector }) => element.matches(selector))
  const boxes = new Map<string, Box>()
  const walk = (node: Node, path: string): void => {
    const { left, right, top, bottom } = rectOf(node)
    const element = node instanceof Element ? node : node.parentElement
    const [start, end] = given === 'ltr' ? [left, right] : [width - right, width - left]
    if (element?.checkVisibility({ contentVisibilityAuto: true }) && right > left && bottom > top)
      boxes.set(path, { start, end, top, bottom, of: element })
    if (node instanceof Element && isWhole(node)) return
    for (const [index, child] of [...node.childNodes].entries())
      if (child instanceof Element || child.textContent?.trim())
        walk(child, `${path}/${child.nodeName.toLowerCase()}[${index}]`)
  }
  for (const root of roots) holdPlaces(root)
  for (const [index, root] of roots.entries()) walk(root, String(index))
  return boxes
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
const isOff = (a: Box | undefined, b: Box | undefined): boolean =>
  !a || !b || (['start', 'end', 'top', 'bottom'] as const).some((side) => Math.abs(a[side] - b[side]) > 1)

const formatBox = (box: Box | undefined): string =>
  box ? [box.start, box.end, box.top, box.bottom].map((px) => px.toFixed(1)).join(' ') : 'not there'

/** The boxes that are more than 1 px off their mirrored position: the innermost ones only. */
export function findMisplaced(ltr: Map<string, Box>, rtl: Map<string, Box>): string[] {
  const paths = new Set([...ltr.keys(), ...rtl.keys()])
  const off = new Set([...paths].filter((path) => isOff(ltr.get(path), rtl.get(path))))
  return [...off]
    .filter((path) => ![...off].some((inner) => parentOf(inner) === path))
    .map((path) => {
      const element = (ltr.get(path) ?? rtl.get(path))?.of
      return `${path} “${element?.textContent?.slice(0, 24)}” .${element?.getAttribute('class')?.slice(0, 90)}: ltr ${formatBox(ltr.get(path))}, rtl ${formatBox(rtl.get(path))}`
    })
}
