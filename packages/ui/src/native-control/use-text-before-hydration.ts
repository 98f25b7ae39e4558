import { useState } from 'react'
import { useHydrated } from '../hydration/use-hydrated.ts'

/** The text of a field with the selected range in it. */
export type EnteredText = { text: string; start: number; end: number }

function readTextarea(id: string): EnteredText | undefined {
  if (typeof document === 'undefined') return undefined
  const element = document.getElementById(id)
  if (!(element instanceof HTMLTextAreaElement)) return undefined
  return { text: element.value, start: element.selectionStart, end: element.selectionEnd }
}

/**
 * What the textarea with this id holds when hydration starts; undefined otherwise. Read while rendering, because React
 * replaces it with the initial text when it hydrates the element.
 */
export function useTextBeforeHydration(id: string): EnteredText | undefined {
  const isHydrated = useHydrated()
  const [entered] = useState(() => (isHydrated ? undefined : readTextarea(id)))
  return entered
}
