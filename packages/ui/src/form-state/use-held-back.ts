import { useEffect, useState, type RefObject } from 'react'
import { afterPress } from '../handlers/after-press.ts'

/**
 * A note about a change that the field made itself. It appears once the press that left the field has ended, so that it does not move what is
 * pressed. Until then the field is invalid, so that a press on a submit button does not send a value that the user has not seen.
 */
export function useHeldBack(text: string): { note: string; held: string } {
  const [shown, setShown] = useState('')
  useEffect(() => {
    if (text !== '') afterPress(() => setShown(text))
  }, [text])
  return shown === text ? { note: text, held: '' } : { note: '', held: text }
}

/** Makes an input invalid while a text about it is held. */
export function useHeldInvalid(ref: RefObject<HTMLInputElement | null>, held: string): void {
  useEffect(() => {
    const input = ref.current
    if (held === '' || !input) return
    input.setCustomValidity(held)
    return () => input.setCustomValidity('')
  }, [ref, held])
}
