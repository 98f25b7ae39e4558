import type { KeyboardEvent } from 'react'
import { commandOf, type Command, type Focused } from './player-command.ts'

/** The kind of the focused element in the player; null in a menu or dialog, which handles its own keys. */
function focusedOf({ target }: KeyboardEvent): Focused | null {
  if (!(target instanceof Element)) return 'stage'
  if (target.closest('[role="menu"], dialog')) return null
  if (target instanceof HTMLInputElement)
    return target.type !== 'range' ? 'text' : target.dataset['player'] === 'seek' ? 'seek' : 'slider'
  return target.closest('button, a') ? 'button' : 'stage'
}

/** The command of a key pressed in the player; undefined if the focused element or the browser handles it. */
export function commandOfKeys(event: KeyboardEvent): Command | undefined {
  const focused = focusedOf(event)
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !focused) return undefined
  return commandOf(event.key, focused)
}
