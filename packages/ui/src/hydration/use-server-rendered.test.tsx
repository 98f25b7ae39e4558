import { hydrateRoot, type Root } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { canvas, runInAct } from '../conformance/run-in-act.ts'
import { useServerRendered } from './use-server-rendered.ts'

let results: boolean[] = []

function Probe({ id }: { id: string }) {
  results.push(useServerRendered(id))
  return <p>text</p>
}

test('is true from the first render of hydration on, until the key changes', async () => {
  results = []
  const element = canvas(onTestFinished)
  element.innerHTML = '<p>text</p>'
  let root: Root | undefined
  await runInAct(() => {
    root = hydrateRoot(element, <Probe id="a" />)
  })
  expect(new Set(results)).toEqual(new Set([true]))
  for (const id of ['b', 'a']) {
    results = []
    await runInAct(() => root?.render(<Probe id={id} />))
    expect(results.at(-1)).toBe(false)
  }
  await runInAct(() => root?.unmount())
})

test('is false for what the browser renders', async () => {
  results = []
  await render(<Probe id="a" />)
  expect(new Set(results)).toEqual(new Set([false]))
})
