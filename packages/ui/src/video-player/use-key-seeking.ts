import { useEffect, useRef, useState } from 'react'

const shownMs = 1500

/** Whether the viewer is seeking by the keyboard, until shortly after the last key. */
export function useKeySeeking(): { isKeySeeking: boolean; markKeySeek: () => void } {
  const [isKeySeeking, setIsKeySeeking] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isKeySeeking,
    markKeySeek() {
      clearTimeout(timer.current)
      setIsKeySeeking(true)
      timer.current = setTimeout(() => setIsKeySeeking(false), shownMs)
    },
  }
}
