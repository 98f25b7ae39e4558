import type { KeyboardEvent } from 'react'
import { commandOf, type Command, type Focused } from './command.ts'

/** What in the player has the focus, as far as keys are concerned; null in a menu, which has its own. */
function focusedOf({ target }: KeyboardEvent): Focused | null {
  if (!(target instanceof Element)) return 'stage'
  if (target.closest('[role="menu"]')) return null
  if (target instanceof HTMLInputElement)
    return target.type !== 'range' ? 'text' : target.dataset['player'] === 'seek' ? 'seek' : 'slider'
  return target.closest('button, a') ? 'button' : 'stage'
}

/** What a key pressed in the player asks of it; undefined where it belongs to what has the focus or to the browser. */
export function commandOfKeys(event: KeyboardEvent): Command | undefined {
  const focused = focusedOf(event)
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !focused) return undefined
  return commandOf(event.key, focused)
}
