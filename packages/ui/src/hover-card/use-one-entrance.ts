import { useRef, type SyntheticEvent } from 'react'

/**
 * Lets only the first of several entrances start to open something. Radix starts a timer at each and stops only the last one, so a
 * pointer that was reported twice would open it twice, even after it left.
 */
export function useOneEntrance(setOpen: (open: boolean) => void) {
  const isInside = useRef(false)
  const onEnter = (event: SyntheticEvent) => {
    if (isInside.current) event.preventDefault()
    isInside.current = true
  }
  const onLeave = () => {
    isInside.current = false
  }
  return {
    entrance: { onPointerEnter: onEnter, onFocus: onEnter, onPointerLeave: onLeave, onBlur: onLeave },
    onOpened: (open: boolean) => {
      isInside.current = false
      setOpen(open)
    },
  }
}
