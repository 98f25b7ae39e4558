import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { isTyping, readPageKey } from './page-key.ts'
import { arePageKeysOnAtom } from './page-keys-atom.ts'

/** Calls back with a pressed letter, which returns whether it is one of its keys, outside of fields and dialogs, unless the person switched that off. */
export function useLetterKeys(onLetter: (letter: string) => boolean): void {
  const hasKeys = useAtomValue(arePageKeysOnAtom)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return
    const letter = readPageKey(event)
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
