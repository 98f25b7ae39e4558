import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { runInAct, canvas } from './conformance/run-in-act.ts'
import { stories } from './conformance/stories.ts'

// What a content security policy without `unsafe-inline` refuses: the page would look wrong, and say so on the console.
test.each(stories)(
  '%s, %s: renders on the server, with neither inline style nor inline script',
  (_, __, Story) => {
    const html = renderToString(<Story />)
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
    expect(html).not.toMatch(/<(style|script)\b/)
  },
)

/** Stories that cannot be the same on both sides, and why. */
const differing = new Map([
  ['video-player/HlsStream', 'its stream is a blob, made anew each time it is read'],
])
const same = stories.filter(([folder, name]) => !differing.has(`${folder}/${name}`))

// Strict mode renders twice and runs effects twice: what leans on its first render shows here.
test.each(same)(
  '%s, %s: takes over in the browser what the server rendered, without a word, in strict mode',
  async (_, __, Story) => {
    const app = (
      <StrictMode>
        <Story />
      </StrictMode>
    )
    const element = canvas(onTestFinished)
    element.innerHTML = renderToString(app)
    const errors: unknown[] = []
    const note = (error: unknown) => void errors.push(error)
    let root: Root | undefined
    await runInAct(() => {
      root = hydrateRoot(element, app, {
        onRecoverableError: note,
        onCaughtError: note,
        onUncaughtError: note,
      })
    })
    await runInAct(() => root?.unmount())
    expect(errors.map(String)).toEqual([])
  },
)
