import { hasModifier } from '../handlers/has-modifier.ts'

/** Whether a click follows a link in this tab. */
export function followsLink(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  return link !== null && !event.shiftKey && !hasModifier(event) && !link.getAttribute('target')
}
