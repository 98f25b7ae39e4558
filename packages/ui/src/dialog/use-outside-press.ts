import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Whether a press on a dialog landed on its backdrop: outside its own box. */
function isOutside({ clientX, clientY, target }: MouseEvent, dialog: Element): boolean {
  const box = dialog.getBoundingClientRect()
  const isWithin = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
  return target === dialog && !isWithin
}

/**
 * Calls `onPress` once a press began and ended on the dialog's backdrop. One that began inside, as a selection
 * dragged out of it, does not count. The keyboard's way is Escape, which the platform brings.
 */
export function useOutsidePress(ref: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    let beganOutside = false
    const begin = (event: PointerEvent) => {
      beganOutside = isOutside(event, dialog)
    }
    const end = (event: MouseEvent) => {
      if (beganOutside && isOutside(event, dialog)) press()
    }
    dialog.addEventListener('pointerdown', begin)
    dialog.addEventListener('click', end)
    return () => {
      dialog.removeEventListener('pointerdown', begin)
      dialog.removeEventListener('click', end)
    }
  }, [ref])
}
