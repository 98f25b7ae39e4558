import { useEffect } from 'react'
import { useEditedPage } from './document-context.ts'
import { partId, partOf } from './part-id.ts'

/**
 * What binds a field to a part: its id, and that the part has the cursor. The field gets the cursor if the page was asked to show the
 * part.
 */
export function useField(path: string) {
  const { session, wanted, clearWanted } = useEditedPage()
  const id = partId(path)
  const isWanted = wanted !== null && partOf(wanted) === partOf(path)
  useEffect(() => {
    if (!isWanted) return
    const field = document.getElementById(id)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
    clearWanted()
  }, [isWanted, id, clearWanted])
  return {
    id,
    onFocus: () => session.setFocused(path),
    onBlur: () => session.setFocused(null),
  }
}
