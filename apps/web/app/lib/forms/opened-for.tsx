import { useState } from 'react'
import { useRootData } from '../data/use-root-data.ts'
import type { FormResult } from './form-result.ts'
import { openedForField } from './opened-for-field.ts'

/** The id of the person for whom the page was opened. It stays when somebody else logs in in another tab. */
export function useOpenedFor(): string {
  const { viewer } = useRootData()
  return useState(viewer.id)[0]
}

/** The hidden field of a form for members by which the action notices that somebody else is logged in by now (SESSION-4). */
export function OpenedFor({ result }: { result?: FormResult | undefined }) {
  const openedFor = useOpenedFor()
  // A page that was loaded with what was entered shows another person's input, so saving it stays refused.
  const before = result?.outcome === 'rejected' ? result.values[openedForField] : undefined
  return <input type="hidden" name={openedForField} value={before ?? openedFor} />
}
