import type { KeyboardEvent } from 'react'
import { commandOf, type Command, type Focused } from './player-command.ts'

/** The kind of the focused element in the player; null in a menu or dialog of the player, which handles its own keys. */
function focusedOf({ target, currentTarget: player }: KeyboardEvent): Focused | null {
  if (!(target instanceof Element)) return 'stage'
  const within = (selector: string) => {
    const found = target.closest(selector)
    return found !== null && player.contains(found)
  }
  if (within('[role="menu"], dialog')) return null
  if (target instanceof HTMLInputElement)
    return target.type !== 'range' ? 'text' : target.dataset['player'] === 'seek' ? 'seek' : 'slider'
  return within('button, a') ? 'button' : 'stage'
}

/** The command of a key pressed in the player; undefined if the focused element or the browser handles it. */
export function commandOfKeys(event: KeyboardEvent): Command | undefined {
  const focused = focusedOf(event)
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !focused) return undefined
  return commandOf(event.key, focused)
}
