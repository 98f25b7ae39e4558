import axe from 'axe-core'
import type { Scope } from '../modes.ts'
import { findLostBoxes, recordBackgroundBoxes } from './forced-colours-check.ts'
import { findOverflow } from './overflow-checks.ts'
import { pseudolocalize, restoreText } from './pseudolocalize.ts'
import { findSmallControls } from './small-controls.ts'

/** A finding, of strings only so that it can be passed from the page to the test. */
export type Violation = {
  /** A rule of axe, an `Overflow['rule']`, `lost-in-forced-colours` or `small-control`. */
  rule: string
  /** The beginning of the element's markup. */
  element: string
  message: string
}

/** WCAG 2.2 at level AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const rules = {
  colours: ['color-contrast', 'link-in-text-block'],
  layout: ['target-size', 'scrollable-region-focusable'],
}

/** The part of a mode that is set within the page. */
export type PageMode = {
  theme: string
  direction: string
  strings: 'original' | 'pseudo'
  /** Whether the window's width or text size changed before. */
  isResized: boolean
}

// Without transitions, colours change at once: axe must not read one between two themes.
const noTransitions = new CSSStyleSheet()
noTransitions.replaceSync('*, *::before, *::after { transition: none !important; }')

let currentStrings: PageMode['strings'] = 'original'

/** Applies a theme, a direction and pseudo-translation to the page. Resolves when the layout is settled. */
async function applyMode({ theme, direction, strings, isResized }: PageMode): Promise<void> {
  const root = document.documentElement
  if (!document.adoptedStyleSheets.includes(noTransitions)) document.adoptedStyleSheets.push(noTransitions)
  // As in the app, contrast comes from the emulated system setting.
  delete root.dataset['contrast']
  root.dataset['theme'] = theme
  if (!isResized && root.dir === direction && currentStrings === strings) return
  root.dir = direction
  currentStrings = strings
  if (strings === 'pseudo') pseudolocalize(document.body)
  else restoreText(document.body)
  await document.fonts.ready
  await nextFrame()
}

/** Resolves in the task after the next frame, when size observers have been called. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Runs axe, without colour rules when colours are forced: the computed colours are not the painted ones then. */
async function runAxe(scope: Scope, isForced: boolean): Promise<Violation[]> {
  if (scope === 'colours' && isForced) return []
  const { violations } = await axe.run(document.body, {
    runOnly: scope === 'all' ? tags : { type: 'rule', values: rules[scope] },
    resultTypes: ['violations'],
    // Selectors take a tenth of the time, and a violation shows the markup of its element.
    selectors: false,
    ...(isForced && { rules: Object.fromEntries(rules.colours.map((rule) => [rule, { enabled: false }])) }),
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any, all, none }) => ({
      rule: id,
      element: html,
      message: [...any, ...all, ...none][0]?.message ?? help,
    })),
  )
}

/** Runs axe and our own checks on the page in its current mode. */
async function runChecks(scope: Scope): Promise<Violation[]> {
  const isForced = matchMedia('(forced-colors: active)').matches
  const found = await runAxe(scope, isForced)
  if (isForced)
    for (const box of findLostBoxes())
      found.push({
        rule: 'lost-in-forced-colours',
        element: box.outerHTML,
        message: 'is invisible with forced colours',
      })
  else recordBackgroundBoxes()
  if (scope !== 'colours') {
    for (const { rule, element, message } of findOverflow())
      found.push({ rule, element: element.outerHTML, message })
    for (const control of findSmallControls())
      found.push({ rule: 'small-control', element: control.outerHTML, message: 'has text below 16 px' })
  }
  return found.map((violation) => ({
    ...violation,
    element: violation.element.replaceAll(/\s+/g, ' ').slice(0, 240),
  }))
}

/** Resolves when every image is loaded, including those outside the viewport. */
async function loadImages(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await nextFrame()
}

export type Matrix = {
  applyMode: typeof applyMode
  runChecks: typeof runChecks
  loadImages: typeof loadImages
}
declare global {
  var matrix: Matrix
}
globalThis.matrix = { applyMode, runChecks, loadImages }
