/** Scrolls an option of a list into view, where the browser or test environment can. */
export function revealOption(option: Element | null): void {
  if (option && 'scrollIntoView' in option) option.scrollIntoView({ block: 'nearest' })
}
