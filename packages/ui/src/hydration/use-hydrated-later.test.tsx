import { hydrateRoot, type Root } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { canvas, runInAct } from '../conformance/run-in-act.ts'
import { useFromServer } from './use-from-server.ts'
import { useHydratedLater } from './use-hydrated-later.ts'

let results: boolean[] = []

const Later = () => {
  results.push(useHydratedLater())
  return <p>text</p>
}

const FromServer = () => {
  results.push(useFromServer())
  return <p>text</p>
}

async function hydrate(component: React.ReactNode) {
  results = []
  const element = canvas(onTestFinished)
  element.innerHTML = '<p>text</p>'
  let root: Root | undefined
  await runInAct(() => {
    root = hydrateRoot(element, component)
  })
  await runInAct(() => root?.unmount())
}

test('useHydratedLater is false while React hydrates, then true', async () => {
  await hydrate(<Later />)
  expect(results).toEqual([false, true])
})

test('useHydratedLater is true from the first render of what the browser renders', async () => {
  results = []
  await render(<Later />)
  expect(new Set(results)).toEqual(new Set([true]))
})

test('useFromServer is true for what is hydrated, and does not render it again', async () => {
  await hydrate(<FromServer />)
  expect(results).toEqual([true])
})

test('useFromServer is false for what the browser renders', async () => {
  results = []
  await render(<FromServer />)
  expect(new Set(results)).toEqual(new Set([false]))
})
