import { act } from 'react'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

/** Does it, and waits until React has nothing left to do, effects included. */
export async function acted(work: () => void): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  try {
    await act(async () => work())
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false
  }
}

/** An empty element of the page, removed by what is given to `onFinished`. */
export function canvas(onFinished: (clean: () => void) => void): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  onFinished(() => element.remove())
  return element
}
