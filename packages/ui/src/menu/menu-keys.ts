/** The selector of a menu's items. */
export const menuItemSelector = '[role^="menuitem"]'

/** The items of a menu, without the items of its submenus. */
const findItems = (menu: Element): HTMLElement[] =>
  [
    ...menu.querySelectorAll<HTMLElement>(`${menuItemSelector}:not(:disabled, [aria-disabled="true"])`),
  ].filter((item) => item.closest('[role="menu"]') === menu)

/** Milliseconds without typing after which a letter begins a new search. */
const typingPause = 1000

/** The text typed so far. One for all menus, since only one has the focus. Other ways to move the focus end the search. */
const typed = { text: '', at: -typingPause }

/**
 * The item that begins with the text typed so far. One letter, also repeated, finds the next item that begins with it. Space
 * is part of the text only if an item continues with it, otherwise it activates the focused item.
 */
function findByTyping(items: readonly HTMLElement[], current: number, key: string, time: number) {
  const text = ((time - typed.at < typingPause ? typed.text : '') + key).toLocaleLowerCase().trimStart()
  const [letter = ''] = text
  const isOneLetter = text === letter.repeat(text.length)
  const from = isOneLetter ? current + 1 : Math.max(current, 0)
  const found = [...items.slice(from), ...items.slice(0, from)].find((item) =>
    (item.textContent ?? '')
      .trim()
      .toLocaleLowerCase()
      .startsWith(isOneLetter ? letter : text),
  )
  typed.text = found || key !== ' ' ? text : ''
  typed.at = time
  return text === '' ? undefined : found
}

/** Whether the last key was a space that was part of typed text. */
export function wasSpaceTyped(): boolean {
  return typed.text.endsWith(' ')
}

/** Focuses the first or last item of a menu. */
export function focusEnd(menu: Element, end: 'first' | 'last'): void {
  typed.text = ''
  findItems(menu)
    .at(end === 'first' ? 0 : -1)
    ?.focus()
}

/**
 * Moves the focus within a menu: arrows (wrapping), Home, End, and typed text. `time` is the time stamp of the key event.
 * Returns whether the key was handled.
 */
export function moveByKey(menu: Element, key: string, time: number): boolean {
  const items = findItems(menu)
  const current = items.findIndex((item) => item === document.activeElement)
  const findNext = () => {
    if (key.length === 1) return findByTyping(items, current, key, time)
    typed.text = ''
    if (key === 'ArrowDown') return items[(current + 1) % items.length]
    if (key === 'ArrowUp') return items.at(current <= 0 ? -1 : current - 1)
    if (key === 'Home') return items[0]
    return key === 'End' ? items.at(-1) : undefined
  }
  const next = findNext()
  next?.focus()
  return next !== undefined
}
