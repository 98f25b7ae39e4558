import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { runInAct, canvas } from './conformance/run-in-act.ts'
import { stories } from './conformance/stories.ts'

// A content security policy without `unsafe-inline` blocks inline styles and scripts.
test.each(stories)('%s, %s: renders on the server without inline styles or scripts', (_, __, Story) => {
  const html = renderToString(<Story />)
  expect(html).not.toMatch(/<[^>]+\sstyle=/)
  expect(html).not.toMatch(/<(style|script)\b/)
})

/** Stories that render differently on the server and in the browser, and why. */
const differing = new Map([['video-player/HlsStream', 'its stream is a blob, a new one on each read']])
const same = stories.filter(([folder, name]) => !differing.has(`${folder}/${name}`))

// Strict mode renders and runs effects twice, which reveals dependencies on the first render.
test.each(same)('%s, %s: hydrates in strict mode without warnings or changes', async (_, __, Story) => {
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
})
