import { expect, onTestFinished, test } from 'vitest'
import { findLostBoxes, recordBackgroundBoxes } from './forced-colours-check.ts'
import { findOverflow } from './overflow-checks.ts'
import { findSmallControls } from './small-controls.ts'

/** The rules that a page with this content violates, each once. */
function violatedRules(html: string): string[] {
  const root = document.createElement('div')
  root.id = 'storybook-root'
  root.innerHTML = html
  document.body.append(root)
  onTestFinished(() => root.remove())
  return [...new Set(findOverflow().map(({ rule }) => rule))]
}

const longWord = 'Haaransatznachblondierungsfarbtonabgleich'

test.each([
  ['text-clipped', `<p style="width: 5rem; overflow: hidden; white-space: nowrap">${longWord}</p>`],
  [
    'text-clipped',
    `<p style="width: 5rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${longWord}</p>`,
  ],
  ['text-clipped', `<div style="height: 2rem; overflow: clip"><p>One</p><p>Two</p><p>Three</p></div>`],
  ['text-outside-box', `<p style="width: 5rem; border: 1px solid; overflow-wrap: normal">${longWord}</p>`],
  ['text-off-page', `<p style="position: absolute; left: -3rem; white-space: nowrap">${longWord}</p>`],
  ['page-overflow', `<div style="width: 200vw; height: 1rem"></div>`],
  [
    'text-overlap',
    `<div style="position: relative"><p>Beneath</p><p style="position: absolute; inset: 0">Above</p></div>`,
  ],
])('reports %s in %s', (rule, html) => {
  expect(violatedRules(html)).toContain(rule)
})

test.each([
  ['a wrapped word', `<p style="width: 5rem; overflow-wrap: break-word; border: 1px solid">${longWord}</p>`],
  [
    'text in a scroll container',
    `<div style="height: 2rem; overflow: auto"><p>One</p><p>Two</p><p>Three</p></div>`,
  ],
  ['text for screen readers only', `<p class="sr-only" style="white-space: nowrap">${longWord}</p>`],
  ['invisible text', `<p style="width: 1rem; overflow: hidden; opacity: 0">${longWord}</p>`],
])('accepts %s', (_, html) => {
  expect(violatedRules(html)).toEqual([])
})

test('reports a box in the colour behind it as lost, unless it has a border', () => {
  violatedRules(
    '<i style="display: block; height: 8px; background: red"></i><i style="display: block; height: 8px; background: red; border: 1px solid"></i>',
  )
  recordBackgroundBoxes()
  expect(findLostBoxes()).toEqual([])
  const [bare, bordered] = document.querySelectorAll<HTMLElement>('#storybook-root i')
  for (const box of [bare, bordered])
    if (box) box.style.background = getComputedStyle(document.documentElement).backgroundColor
  expect(findLostBoxes()).toEqual([bare])
})

test('reports a control with text that Safari on iOS zooms into', () => {
  violatedRules('<input style="font-size: 14px" /><textarea style="font-size: 16px"></textarea>')
  expect(findSmallControls().map(({ tagName }) => tagName)).toEqual(['INPUT'])
})
