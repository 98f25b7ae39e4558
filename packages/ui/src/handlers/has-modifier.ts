/**
 * Whether a key is combined with Alt, Ctrl or Meta: those combinations belong to the browser or the system
 * (Alt+arrow navigates back).
 */
export function hasModifier(event: { altKey: boolean; ctrlKey: boolean; metaKey: boolean }): boolean {
  return event.altKey || event.ctrlKey || event.metaKey
}
