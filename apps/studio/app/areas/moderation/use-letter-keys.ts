import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { hasLetterKeysAtom } from './keys-atom.ts'
import { readLetter } from './read-key.ts'

/** Calls back with a pressed letter, which returns whether it is one of its keys, outside of fields and dialogs, unless the person switched that off. */
export function useLetterKeys(onLetter: (letter: string) => boolean): void {
  const hasKeys = useAtomValue(hasLetterKeysAtom)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return
    const letter = readLetter(event)
    // A field that the key brings up must not receive it.
    if (letter !== '' && onLetter(letter)) event.preventDefault()
  })
  useEffect(() => {
    if (!hasKeys) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [hasKeys])
}

function isTyping(target: EventTarget | null): boolean {
  const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], dialog'
  return target instanceof Element && target.closest(fields) !== null
}
