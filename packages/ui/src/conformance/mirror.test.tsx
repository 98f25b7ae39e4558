import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { astray, measure, mirrorStyle } from './mirror.ts'
import { acted, canvas } from './stage.ts'
import { allStories, type Story } from './stories.ts'

const style = document.createElement('style')
beforeAll(async () => {
  // Of two renders the second shall not be the first that has its letters.
  await Promise.all([...document.fonts].map((face) => face.load()))
  // Wherever another test left the pointer, nothing is under it: cards grow where it rests.
  style.textContent = `${mirrorStyle}* { pointer-events: none !important; }`
  document.head.append(style)
})
afterAll(() => {
  style.remove()
  document.documentElement.removeAttribute('dir')
})

async function measured(Story: Story, direction: 'ltr' | 'rtl') {
  document.documentElement.dir = direction
  const before = new Set(document.body.children)
  const element = canvas(onTestFinished)
  const root = createRoot(element)
  await acted(() => root.render(<Story />))
  // What opens elsewhere on the page belongs to it.
  const boxes = measure(
    direction,
    [...document.body.children].filter((one) => !before.has(one)),
  )
  await acted(() => root.unmount())
  element.remove()
  return boxes
}

test.each(allStories)('%s, %s: every box stands where its mirror stands', async (_, __, Story) => {
  const ltr = await measured(Story, 'ltr')
  const rtl = await measured(Story, 'rtl')
  expect(astray(ltr, rtl)).toEqual([])
})
