import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * The Enter of somebody who types faster than options load. Call `wait` when it is pressed: once they are loaded, `chooseFirst` is called.
 * `forget` cancels that.
 */
export function useEarlyEnter(isLoading: boolean, chooseFirst: () => void) {
  const isPressed = useRef(false)
  const choose = useEffectEvent(chooseFirst)
  useEffect(() => {
    if (isLoading || !isPressed.current) return
    isPressed.current = false
    choose()
  }, [isLoading])
  return {
    isWaiting: () => isPressed.current,
    wait: () => {
      isPressed.current = true
    },
    forget: () => {
      isPressed.current = false
    },
  }
}
