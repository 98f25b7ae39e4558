import { act } from 'react'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

/** Runs `work` in React's `act` and waits for all effects. */
export async function runInAct(work: () => void): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  try {
    await act(async () => work())
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false
  }
}

/** An empty element in the page, removed by the callback passed to `onFinished`. */
export function canvas(onFinished: (clean: () => void) => void): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  onFinished(() => element.remove())
  return element
}
