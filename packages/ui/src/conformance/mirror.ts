/** Where an element or a text stands, in px from the page's start side. */
type Box = { start: number; end: number; top: number; bottom: number; of: Element }

/** What does not mirror, and why. It and all within it are left out. */
export type Exemption = { selector: string; why: string }

export const exemptions: Exemption[] = [
  { selector: 'svg *', why: 'a drawing; its own box mirrors, and icons that point somewhere turn by themselves' },
  { selector: '[dir="ltr"] *', why: 'phone numbers, codes, times of a film: read from the left in every language' },
]

/** What makes a true mirror of a page: text runs to the other side, too, and measures the same there. */
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

function rectOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect()
  const range = document.createRange()
  range.selectNode(node)
  return range.getBoundingClientRect()
}

/** Every box of the page by its place in the tree. `given` says which direction the page has now. */
export function measure(given: 'ltr' | 'rtl'): Map<string, Box> {
  const width = document.documentElement.clientWidth
  const isLeftOut = (element: Element) => exemptions.some(({ selector }) => element.matches(selector))
  const boxes = new Map<string, Box>()
  const walk = (node: Node, path: string): void => {
    if (node instanceof Element && isLeftOut(node)) return
    const { left, right, top, bottom } = rectOf(node)
    const of = node instanceof Element ? node : node.parentElement
    const [start, end] = given === 'ltr' ? [left, right] : [width - right, width - left]
    if (of && right > left && bottom > top) boxes.set(path, { start, end, top, bottom, of })
    for (const [at, child] of [...node.childNodes].entries())
      if (child instanceof Element || child.textContent?.trim()) walk(child, `${path}/${child.nodeName.toLowerCase()}[${at}]`)
  }
  walk(document.body, 'body')
  return boxes
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
const isOff = (a: Box | undefined, b: Box | undefined): boolean =>
  !a || !b || (['start', 'end', 'top', 'bottom'] as const).some((side) => Math.abs(a[side] - b[side]) > 1)

const said = (box: Box | undefined): string =>
  box ? `${[box.start, box.end, box.top, box.bottom].map((px) => px.toFixed(1)).join(' ')}` : 'not there'

/** The boxes that do not stand where their mirror does, ±1 px: the outermost of each that went astray. */
export function astray(ltr: Map<string, Box>, rtl: Map<string, Box>): string[] {
  const paths = new Set([...ltr.keys(), ...rtl.keys()])
  const off = new Set([...paths].filter((path) => isOff(ltr.get(path), rtl.get(path))))
  return [...off]
    .filter((path) => ![...off].some((inner) => parentOf(inner) === path))
    .map((path) => {
      const of = (ltr.get(path) ?? rtl.get(path))?.of
      return `${path} “${of?.textContent?.slice(0, 24)}” .${of?.getAttribute('class')?.slice(0, 90)}: ltr ${said(ltr.get(path))}, rtl ${said(rtl.get(path))}`
    })
}
