import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Whether an event hit a dialog's backdrop: outside its box. */
function isOutside({ clientX, clientY, target }: MouseEvent, dialog: Element): boolean {
  const box = dialog.getBoundingClientRect()
  const isWithin = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
  return target === dialog && !isWithin
}

/**
 * Calls `onPress` after a press that began and ended on the dialog's backdrop. A press that began inside, such as a
 * selection dragged outside, does not count. The keyboard equivalent is Escape, handled by the browser.
 */
export function useOutsidePress(ref: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    let startedOutside = false
    const begin = (event: PointerEvent) => {
      startedOutside = isOutside(event, dialog)
    }
    const end = (event: MouseEvent) => {
      if (startedOutside && isOutside(event, dialog)) press()
    }
    dialog.addEventListener('pointerdown', begin)
    dialog.addEventListener('click', end)
    return () => {
      dialog.removeEventListener('pointerdown', begin)
      dialog.removeEventListener('click', end)
    }
  }, [ref])
}
