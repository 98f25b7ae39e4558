import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findMisplaced, measure, mirrorStyle } from './mirror.ts'
import { runInAct, canvas } from './run-in-act.ts'
import { allStories } from './all-stories.ts'
import type { Story } from './stories.ts'

const style = document.createElement('style')
beforeAll(async () => {
  // What components load when they need it must be there in both renders.
  await Promise.all([
    import('../gallery-grid/lightbox.tsx'),
    import('../video-player/keys-dialog.tsx'),
    import('../video-player/transcript.tsx'),
    import('../video-player/up-next.tsx'),
  ])
  // Load all fonts first, so that both renders use them, but not the fallback faces: these are local fonts, which a
  // machine may not have.
  const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'))
  await Promise.all(faces.map((face) => face.load()))
  // The pointer may rest anywhere after another test, and cards scale on hover.
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
  await runInAct(() => root.render(<Story />))
  // Includes popups that open elsewhere in the page.
  const boxes = measure(
    direction,
    [...document.body.children].filter((element) => !before.has(element)),
  )
  await runInAct(() => root.unmount())
  element.remove()
  return boxes
}

test.each(allStories)('%s, %s: every box is at its mirrored position', async (_, __, Story) => {
  const ltr = await measured(Story, 'ltr')
  const rtl = await measured(Story, 'rtl')
  expect(findMisplaced(ltr, rtl)).toEqual([])
})
