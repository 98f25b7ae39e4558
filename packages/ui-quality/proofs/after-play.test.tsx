import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { findMisplaced, measure, mirrorStyle } from '../../ui/src/conformance/mirror.ts'
import { canvas } from '../../ui/src/conformance/run-in-act.ts'
import { allStories } from '../../ui/src/conformance/all-stories.ts'
import type { Story } from '../../ui/src/conformance/stories.ts'
import { keepTranslating } from '../../ui/src/conformance/translator.ts'

const withPlay = allStories.filter(([, , story]) => story.play !== undefined)

/** Sets the viewport that the story is made for. */
async function setViewport(Story: Story): Promise<void> {
  if (JSON.stringify(Story.globals['viewport'])?.includes('phone')) await page.viewport(375, 812)
  else await page.viewport(1280, 800)
}

/** Plays a story in that direction and returns the positions of its elements. */
async function playAndMeasure(Story: Story, direction: 'ltr' | 'rtl') {
  document.documentElement.dir = direction
  const before = new Set(document.body.children)
  const element = canvas(onTestFinished)
  await Story.run({ canvasElement: element })
  return measure(
    direction,
    [...document.body.children].filter((element) => !before.has(element)),
  )
}

// Without Persian stories, because the mirror style replaces their glyphs and with them the measured positions (mirror.ts), and
// without the player, whose progress of loading differs each time.
const stable = withPlay.filter(
  ([folder, , story]) => folder !== 'video-player' && story.globals['locale'] !== 'fa',
)

// The pointer may rest on a picture, which grows under it.
const sizeOfPictures =
  'img, [class*="hover/tile:scale"] { scale: none !important; transition: none !important }'

test.each(stable)(
  '%s, %s: is mirrored in right-to-left text after its play function',
  async (_, __, Story) => {
    const style = document.createElement('style')
    style.textContent = mirrorStyle + sizeOfPictures
    document.head.append(style)
    onTestFinished(() => {
      style.remove()
      document.documentElement.removeAttribute('dir')
    })
    // The fallback faces are local fonts, which a machine may not have.
    const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'))
    await Promise.all(faces.map((face) => face.load()))
    await setViewport(Story)
    const ltr = await playAndMeasure(Story, 'ltr')
    document.body.replaceChildren()
    expect(findMisplaced(ltr, await playAndMeasure(Story, 'rtl'))).toEqual([])
  },
)

// Their play functions look for the element of a text, which a page translator replaces, and fail there.
const endingEarly = new Set([
  'comment-thread, Default',
  'marked-text, Default',
  'video-player, SearchedTranscript',
])

test.each(withPlay)(
  '%s, %s: runs its play function without a crash while the page is translated',
  async (folder, name, Story) => {
    await setViewport(Story)
    const element = canvas(onTestFinished)
    const crashes: unknown[] = []
    const recordCrash = ({ error }: ErrorEvent) => void crashes.push(error)
    window.addEventListener('error', recordCrash)
    onTestFinished(() => window.removeEventListener('error', recordCrash))
    const stop = keepTranslating()
    const mayEndEarly = endingEarly.has(`${folder}, ${name}`)
    let hasEndedEarly = false
    await Story.run({ canvasElement: element }).catch((error: unknown) => {
      hasEndedEarly =
        mayEndEarly && /TestingLibrary|Assertion/.test(String(error instanceof Error && error.name))
      if (!hasEndedEarly) crashes.push(error)
    })
    stop()
    expect(crashes.map(String)).toEqual([])
    // A story that no longer fails must be removed from the list.
    expect(hasEndedEarly).toBe(mayEndEarly)
  },
)
