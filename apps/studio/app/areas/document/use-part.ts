import { useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useMemo } from 'react'
import { useEditedPage } from './document-context.ts'
import { readPath } from './document-paths.ts'

/** A part of the edited document. Changes of other parts do not render the component again. */
export function usePart(path: string): unknown {
  const { session } = useEditedPage()
  const partAtom = useMemo(
    () => selectAtom(session.documentAtom, (document) => readPath(document, path)),
    [session, path],
  )
  return useAtomValue(partAtom)
}
