type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>

/**
 * The Latin letter or digit of a pressed key, also on a keyboard of another script or with digits on the second level; empty for
 * any other key.
 */
export function readPageKey({ key, code, ctrlKey, altKey, metaKey, shiftKey }: PressedKey): string {
  if (ctrlKey || altKey || metaKey) return ''
  if (/^\d$/.test(key)) return key
  if (shiftKey) return ''
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const [, letter = '', digit = ''] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? []
  // The place counts only for a key that types something: for a letter, one of another script.
  if (letter !== '') return /^\p{L}$/u.test(key) ? letter.toLowerCase() : ''
  return key.length === 1 ? digit : ''
}

/** Whether a key that is pressed there is text, or is meant for a menu or a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  const fields =
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog], dialog'
  return target instanceof Element && target.closest(fields) !== null
}
