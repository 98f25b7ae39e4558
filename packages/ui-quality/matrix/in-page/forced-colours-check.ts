import { isTransparent } from './is-transparent.ts'

/**
 * Forced colours paint every background in one colour. A dot, a bar or a line that consists of a background alone disappears
 * unless its style sheet gives it a system colour or a border.
 */

/** The colour behind an element. */
function backdropOf(element: Element): string {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const { backgroundColor } = getComputedStyle(ancestor)
    if (!isTransparent(backgroundColor)) return backgroundColor
  }
  return getComputedStyle(document.documentElement).backgroundColor
}

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })

function hasBorder({ borderTopStyle, borderTopWidth }: CSSStyleDeclaration): boolean {
  return borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0
}

/** Whether an element is an empty box that is visible only by its background colour. */
function isBackgroundOnly(element: Element): boolean {
  if (element.childElementCount > 0 || element.textContent?.trim()) return false
  if (element.matches('svg *, img, video, input, select, textarea, iframe, progress')) return false
  const { width, height } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  return (
    Math.min(width, height) >= 1 &&
    Math.max(width, height) >= 4 &&
    style.backgroundImage === 'none' &&
    !hasBorder(style) &&
    !isTransparent(style.backgroundColor) &&
    style.backgroundColor !== backdropOf(element) &&
    isVisible(element)
  )
}

let recorded: Element[] = []

/** Records the boxes that are visible by their background alone. Call it before colours are forced. */
export function recordBackgroundBoxes(): void {
  recorded = [...document.querySelectorAll('#storybook-root *')].filter(isBackgroundOnly)
}

/** The recorded boxes that forced colours made invisible: without border, in the colour behind them. */
export const findLostBoxes = (): Element[] =>
  recorded.filter((element) => {
    const style = getComputedStyle(element)
    return isVisible(element) && !hasBorder(style) && style.backgroundColor === backdropOf(element)
  })
