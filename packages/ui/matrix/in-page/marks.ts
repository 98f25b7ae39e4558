import { isClear } from './clear.ts'

/**
 * What a reader with forced colours would no longer see: their browser paints every background in one colour, so a
 * dot, a bar or a line that is nothing but its background is gone unless it says what it becomes.
 */

/** The colour that lies under an element. */
function groundOf(element: Element): string {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one)
    if (!isClear(backgroundColor)) return backgroundColor
  }
  return getComputedStyle(document.documentElement).backgroundColor
}

/** Whether it is nothing but a painted box, and one that stands out from what it lies on. */
function isMark(element: Element): boolean {
  if (element.childElementCount > 0 || element.textContent?.trim()) return false
  if (element.matches('svg *, img, video, input, select, textarea, iframe, progress')) return false
  const { width, height } = element.getBoundingClientRect()
  const { backgroundColor, backgroundImage, borderTopStyle, borderTopWidth } = getComputedStyle(element)
  const isLined = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0
  return (
    Math.min(width, height) >= 1 &&
    Math.max(width, height) >= 4 &&
    backgroundImage === 'none' &&
    !isLined &&
    !isClear(backgroundColor) &&
    backgroundColor !== groundOf(element) &&
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  )
}

let seen: Element[] = []

/** Notes the marks there are before colours are forced. */
export function noteMarks(): void {
  seen = [...document.querySelectorAll('#storybook-root *')].filter(isMark)
}

/** Those of them that forced colours took away. */
export const lostMarks = (): Element[] => seen.filter((element) => element.isConnected && !isMark(element))
