const items = (menu: Element): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled, [aria-disabled="true"])'),
]

const startsWith = (item: HTMLElement, letter: string): boolean =>
  (item.textContent ?? '').trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase())

/** Focuses the first or last item of a menu. */
export function focusEnd(menu: Element, end: 'first' | 'last'): void {
  items(menu)
    .at(end === 'first' ? 0 : -1)
    ?.focus()
}

/**
 * Moves the focus within a menu: arrows (wrapping), Home, End, and letters, which focus the next item that begins
 * with them. Returns whether the key was handled.
 */
export function moveByKey(menu: Element, key: string): boolean {
  const all = items(menu)
  const at = all.findIndex((item) => item === document.activeElement)
  const next = () => {
    if (key === 'ArrowDown') return all[(at + 1) % all.length]
    if (key === 'ArrowUp') return all.at(at <= 0 ? -1 : at - 1)
    if (key === 'Home') return all[0]
    if (key === 'End') return all.at(-1)
    if (key.length !== 1 || key === ' ') return undefined
    return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((item) => startsWith(item, key))
  }
  const target = next()
  target?.focus()
  return target !== undefined
}
