import { readPageKey } from '../../lib/page-key.ts'

/** What a key does in a review. */
export type ReviewKey =
  | { action: 'move'; by: 1 | -1 }
  | { action: 'mark'; mark: number }
  | { action: 'comment' }
  | { action: 'insert-text' }
  | { action: 'draw' }
  | { action: 'undo-line' }
  | { action: 'enlarge' }
  | { action: 'mark-field' }
  | { action: 'decide' }

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const letters: Partial<Record<string, ReviewKey>> = {
  j: { action: 'move', by: 1 },
  k: { action: 'move', by: -1 },
  c: { action: 'comment' },
  t: { action: 'insert-text' },
  d: { action: 'draw' },
  z: { action: 'undo-line' },
  v: { action: 'enlarge' },
  m: { action: 'mark-field' },
}

/** Reads a key; null if it does nothing here. Single letters and digits are meant only outside of fields. */
export function readKey(pressed: Pressed, isInField: boolean): ReviewKey | null {
  const { key, ctrlKey, metaKey, altKey } = pressed
  if (altKey) return null
  if (ctrlKey || metaKey) return key === 'Enter' ? { action: 'decide' } : null
  if (isInField) return null
  const character = readPageKey(pressed)
  return /^\d$/.test(character)
    ? { action: 'mark', mark: Number(character) * 10 }
    : (letters[character] ?? null)
}
