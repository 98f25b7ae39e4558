import { createElement, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { canvas, runInAct } from './run-in-act.ts'

const pathsOf = (element: Element) =>
  [...element.querySelectorAll('path')].map((path) => path.getAttribute('d'))

/**
 * Expects that a drawing keeps the paths of the server when it hydrates and when it renders again, and draws others for
 * other props.
 */
export async function expectPathsKept<Props extends object>(
  Drawing: (props: Props) => ReactElement,
  props: Props,
  others: Props,
): Promise<void> {
  const { container } = await render(createElement(Drawing, props))
  const { container: other } = await render(createElement(Drawing, others))
  const element = canvas(onTestFinished)
  element.innerHTML = container.innerHTML
  // Something that the browser would not draw, to see whether it is kept.
  const last = [...element.querySelectorAll('path')].at(-1)
  last?.setAttribute('d', 'M0 0')
  const kept = pathsOf(element)
  let root: Root | undefined
  await runInAct(() => {
    root = hydrateRoot(element, createElement(Drawing, props))
  })
  expect(pathsOf(element)).toEqual(kept)
  await runInAct(() => root?.render(createElement(Drawing, { ...props })))
  expect(pathsOf(element)).toEqual(kept)
  await runInAct(() => root?.render(createElement(Drawing, others)))
  expect(pathsOf(element)).toEqual(pathsOf(other))
  await runInAct(() => root?.render(createElement(Drawing, props)))
  expect(pathsOf(element)).toEqual(pathsOf(container))
  await runInAct(() => root?.unmount())
}
