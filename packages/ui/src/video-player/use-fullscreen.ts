import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element is in fullscreen, and how to change that. Phones that allow fullscreen for videos only get the
 * video's own; others turn to landscape where they can.
 */
export function useFullscreen(ref: RefObject<HTMLElement | null>) {
  const [isFullscreen, setIsFullscreen] = useState(false)

  useEffect(() => {
    const read = () => setIsFullscreen(ref.current !== null && document.fullscreenElement === ref.current)
    read()
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [ref])

  return {
    isFullscreen,
    toggleFullscreen() {
      const element = ref.current
      if (!element) return
      const video = element.querySelector('video')
      if (document.fullscreenElement === element) document.exitFullscreen().catch(() => undefined)
      else if (document.fullscreenEnabled) element.requestFullscreen().then(turnToLandscape, () => undefined)
      else if (video && 'webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function')
        video.webkitEnterFullscreen()
    },
  }
}

/** Leaving fullscreen ends the lock. Desktop browsers refuse it. */
function turnToLandscape(): void {
  const { orientation } = screen
  if ('lock' in orientation && typeof orientation.lock === 'function')
    Promise.resolve(orientation.lock('landscape')).catch(() => undefined)
}
