import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** Renders in a new element of the page, which is removed after the test. */
export async function render(element: ReactElement): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () => root.render(element))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  return container
}

/** Presses a key. */
export const press = (element: HTMLElement, key: string) =>
  act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

/** Clicks an element. */
export const click = (element: HTMLElement) => act(async () => element.click())

/** Types into a field. */
export const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    input.focus()
    // The property of the element itself is React's.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
