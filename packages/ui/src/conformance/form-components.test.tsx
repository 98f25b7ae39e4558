import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { FormComponent } from './form-component.ts'
import { formComponents } from './form-components.ts'
import { canvas, runInAct } from './run-in-act.ts'

const dataOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

test.each(formComponents)(
  '$name: keeps what was entered before hydration, and the focus',
  async (component) => {
    const { App, enter, initial, entered } = component
    const element = canvas(onTestFinished)
    const form = document.createElement('form')
    element.append(form)
    form.innerHTML = renderToString(<App />)
    expect(dataOf(form)).toMatchObject(initial)
    await enter(form)
    const focused = document.activeElement?.getAttribute('id')
    const show = await hydrate(form, component)
    expect(dataOf(form)).toEqual(entered)
    expect(document.activeElement?.getAttribute('id')).toBe(focused)
    await show()
    expect(dataOf(form)).toEqual(entered)
  },
)

async function hydrate(form: HTMLFormElement, { App }: FormComponent): Promise<() => Promise<void>> {
  let root: ReturnType<typeof hydrateRoot> | undefined
  await runInAct(() => {
    root = hydrateRoot(form, <App />)
    onTestFinished(() => root?.unmount())
  })
  return () => runInAct(() => root?.render(<App />))
}

test.each(formComponents)('$name: is reset with its form', async ({ App, enter, initial, entered }) => {
  const app = (
    <form aria-label="Order">
      <App />
      <button type="reset">Start again</button>
    </form>
  )
  const screen = await render(app)
  const form = screen.container.querySelector('form')
  if (!form) throw new Error('There is no form.')
  const startAgain = () => screen.getByRole('button', { name: 'Start again' }).click()
  const resetByScript = () => runInAct(() => form.reset())
  for (const reset of [startAgain, resetByScript]) {
    await enter(form)
    await expect.poll(() => dataOf(form)).toEqual(entered)
    await reset()
    await expect.poll(() => dataOf(form)).toEqual(initial)
    await screen.rerender(app)
    expect(dataOf(form)).toEqual(initial)
  }
})

test.each(formComponents)(
  '$name: keeps its value if the reset is prevented',
  async ({ App, enter, entered }) => {
    const screen = await render(
      <form aria-label="Order" onReset={(event) => event.preventDefault()}>
        <App />
      </form>,
    )
    const form = screen.container.querySelector('form')
    if (!form) throw new Error('There is no form.')
    await enter(form)
    await runInAct(() => form.reset())
    expect(dataOf(form)).toEqual(entered)
  },
)

/** How opaque an element is painted, with the opacity of its ancestors. */
function opacityOf(element: Element): number {
  const parent = element.parentElement
  return Number(getComputedStyle(element).opacity) * (parent ? opacityOf(parent) : 1)
}

test.each(formComponents)('$name: looks disabled in a disabled fieldset', async ({ App }) => {
  const screen = await render(
    <fieldset disabled aria-label="Order">
      <App />
    </fieldset>,
  )
  const all = [...screen.container.querySelectorAll('fieldset > * *')]
  const parts = all.filter((part) => part.checkVisibility())
  const clickable = parts.filter((part) => getComputedStyle(part).cursor === 'pointer')
  expect(clickable.map((part) => part.outerHTML)).toEqual([])
  const shown = parts.filter((part) =>
    part.matches('input:not(.opacity-0, [type=hidden]), textarea, select, button, svg'),
  )
  const vivid = shown.filter((part) => opacityOf(part) > 0.8)
  expect(vivid.map((part) => part.outerHTML)).toEqual([])
})
