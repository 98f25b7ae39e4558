/** Whether a key is pressed with another that makes it the browser's or the system's: Alt with an arrow goes back. */
export function hasModifier(event: { altKey: boolean; ctrlKey: boolean; metaKey: boolean }): boolean {
  return event.altKey || event.ctrlKey || event.metaKey
}
