import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { uploadListAtom, uploadsAtom } from './upload-atoms.ts'
import { isProcessed } from './upload.ts'

const intervalMs = 3000

/** Asks the server how far the videos are while it processes some and the page is visible. */
export function useRefreshUploads(): void {
  const list = useAtomValue(uploadListAtom)
  const isWaiting = useAtomValue(uploadsAtom).some(isProcessed)
  useEffect(() => {
    if (!isWaiting || !list) return undefined
    const refresh = () => {
      if (document.visibilityState === 'visible') void list.refresh()
    }
    const timer = setInterval(refresh, intervalMs)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [isWaiting, list])
}
