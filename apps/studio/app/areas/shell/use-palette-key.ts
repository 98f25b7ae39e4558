import { useEffect, useEffectEvent } from 'react'

type PressedKey = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>

/** Whether it is Ctrl K or ⌘ K; by the place of the key, so that it works on keyboards of every script. */
export function isPaletteKey({ code, ctrlKey, altKey, metaKey, shiftKey }: PressedKey): boolean {
  return code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey
}

/** Calls back when Ctrl K or ⌘ K is pressed, also in a field, but not over another dialog, whose fields would be left. */
export function usePaletteKey(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return
    event.preventDefault()
    if (document.querySelector('dialog[open]:not([data-palette])') === null) onPress()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
