import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { uploadsAtom } from './upload-atoms.ts'
import { needsPage } from './upload.ts'

/** Has the browser ask before the page is closed while something is sent. */
export function useUnloadWarning(): void {
  const isNeeded = useAtomValue(uploadsAtom).some(needsPage)
  useEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
