import axe from 'axe-core'
import type { Asked } from '../cells.ts'
import { misfits } from './fit.ts'
import { lostMarks, noteMarks } from './marks.ts'
import { pseudolocalize, restore } from './pseudo.ts'

/** What is wrong in a page. Has to go from the page to the test, so it is of strings alone. */
export type Fault = {
  /** axe's name of it, or one of ours: page-wide, text-off, text-cut, text-out, text-over, mark-lost. */
  rule: string
  /** The beginning of the element's markup. */
  at: string
  says: string
}

/** WCAG 2.2 at level AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const rules = {
  paint: ['color-contrast', 'link-in-text-block'],
  boxes: ['target-size', 'scrollable-region-focusable'],
}

/** What <html> and the words on the page are brought to. */
export type Setting = { theme: string; direction: string; words: 'written' | 'pseudo'; isWidthNew: boolean }

// Colours are there at once: what is on its way from one theme to the next is no fault.
const still = new CSSStyleSheet()
still.replaceSync('*, *::before, *::after { transition: none !important; }')

let shown: Setting['words'] = 'written'

/** Brings the page to a theme, a direction and its words. Where boxes move with them, ends when they have. */
async function set({ theme, direction, words, isWidthNew }: Setting): Promise<void> {
  const root = document.documentElement
  if (!document.adoptedStyleSheets.includes(still)) document.adoptedStyleSheets.push(still)
  // As in the app: contrast is what the system says.
  delete root.dataset['contrast']
  root.dataset['theme'] = theme
  if (!isWidthNew && root.dir === direction && shown === words) return
  root.dir = direction
  shown = words
  if (words === 'pseudo') pseudolocalize(document.body)
  else restore(document.body)
  await document.fonts.ready
  // The task after the next frame: what observes sizes has been told them.
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
}

/** axe's own findings. Forced colours are the reader's: what the style sheet says of them is not what is painted. */
async function axeFaults(asked: Asked, isForced: boolean): Promise<Fault[]> {
  if (asked === 'paint' && isForced) return []
  const { violations } = await axe.run(document.body, {
    runOnly: asked === 'all' ? tags : { type: 'rule', values: rules[asked] },
    resultTypes: ['violations'],
    ...(isForced && { rules: Object.fromEntries(rules.paint.map((rule) => [rule, { enabled: false }])) }),
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any, all, none }) => ({
      rule: id,
      at: html,
      says: [...any, ...all, ...none][0]?.message ?? help,
    })),
  )
}

/** What axe and our own look at the boxes find in the page as it stands. */
async function faults(asked: Asked): Promise<Fault[]> {
  const isForced = matchMedia('(forced-colors: active)').matches
  const found = await axeFaults(asked, isForced)
  if (isForced)
    for (const mark of lostMarks())
      found.push({ rule: 'mark-lost', at: mark.outerHTML, says: 'is not seen in forced colours' })
  else noteMarks()
  if (asked !== 'paint')
    for (const { rule, at, says } of misfits()) found.push({ rule, at: at.outerHTML, says })
  return found.map((fault) => ({ ...fault, at: fault.at.replaceAll(/\s+/g, ' ').slice(0, 240) }))
}

/** Ends when every picture is there, also those that are not in sight yet. */
async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
}

export type Matrix = { set: typeof set; faults: typeof faults; settle: typeof settle }
declare global {
  var matrix: Matrix
}
globalThis.matrix = { set, faults, settle }
