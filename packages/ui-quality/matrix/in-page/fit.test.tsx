import { expect, onTestFinished, test } from 'vitest'
import { misfits } from './fit.ts'
import { lostMarks, noteMarks } from './marks.ts'

/** The rules that something on the page breaks, each once. */
function broken(html: string): string[] {
  const root = document.createElement('div')
  root.id = 'storybook-root'
  root.innerHTML = html
  document.body.append(root)
  onTestFinished(() => root.remove())
  return [...new Set(misfits().map(({ rule }) => rule))]
}

const long = 'Haaransatznachblondierungsfarbtonabgleich'

test.each([
  ['text-cut', `<p style="width: 5rem; overflow: hidden; white-space: nowrap">${long}</p>`],
  [
    'text-cut',
    `<p style="width: 5rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${long}</p>`,
  ],
  ['text-cut', `<div style="height: 2rem; overflow: clip"><p>One</p><p>Two</p><p>Three</p></div>`],
  ['text-out', `<p style="width: 5rem; border: 1px solid; overflow-wrap: normal">${long}</p>`],
  ['text-off', `<p style="position: absolute; left: -3rem; white-space: nowrap">${long}</p>`],
  ['page-wide', `<div style="width: 200vw; height: 1rem"></div>`],
  [
    'text-over',
    `<div style="position: relative"><p>Beneath</p><p style="position: absolute; inset: 0">Above</p></div>`,
  ],
])('%s is found', (rule, html) => {
  expect(broken(html)).toContain(rule)
})

test.each([
  [
    'words that go on in the next line',
    `<p style="width: 5rem; overflow-wrap: break-word; border: 1px solid">${long}</p>`,
  ],
  [
    'what a scroll brings',
    `<div style="height: 2rem; overflow: auto"><p>One</p><p>Two</p><p>Three</p></div>`,
  ],
  ['what is heard only', `<p class="sr-only" style="white-space: nowrap">${long}</p>`],
  ['what nobody sees', `<p style="width: 1rem; overflow: hidden; opacity: 0">${long}</p>`],
])('%s is no fault', (_, html) => {
  expect(broken(html)).toEqual([])
})

test('a mark that takes the colour of what it lies on is lost, one with a line is not', () => {
  broken(
    '<i style="display: block; height: 8px; background: red"></i><i style="display: block; height: 8px; background: red; border: 1px solid"></i>',
  )
  noteMarks()
  expect(lostMarks()).toEqual([])
  const [bare, lined] = document.querySelectorAll<HTMLElement>('#storybook-root i')
  for (const mark of [bare, lined])
    if (mark) mark.style.background = getComputedStyle(document.documentElement).backgroundColor
  expect(lostMarks()).toEqual([bare])
})
