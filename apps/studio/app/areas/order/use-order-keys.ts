import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { isTyping, readPageKey } from '../../lib/page-key.ts'
import { arePageKeysOnAtom } from '../../lib/page-keys-atom.ts'

/** The letters that open the dialogs of an order, while single letters are keys. */
export function useOrderKeys(actions: Readonly<Record<string, () => void>>): void {
  const areKeysOn = useAtomValue(arePageKeysOnAtom)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!areKeysOn || event.repeat || isTyping(event.target)) return
    const action = actions[readPageKey(event)]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
