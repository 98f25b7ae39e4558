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

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })

function isLined({ borderTopStyle, borderTopWidth }: CSSStyleDeclaration): boolean {
  return borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0
}

/** Whether it is nothing but a painted box, and one that stands out from what it lies on. */
function isMark(element: Element): boolean {
  if (element.childElementCount > 0 || element.textContent?.trim()) return false
  if (element.matches('svg *, img, video, input, select, textarea, iframe, progress')) return false
  const { width, height } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  return (
    Math.min(width, height) >= 1 &&
    Math.max(width, height) >= 4 &&
    style.backgroundImage === 'none' &&
    !isLined(style) &&
    !isClear(style.backgroundColor) &&
    style.backgroundColor !== groundOf(element) &&
    isSeen(element)
  )
}

let seen: Element[] = []

/** Notes the marks there are before colours are forced. */
export function noteMarks(): void {
  seen = [...document.querySelectorAll('#storybook-root *')].filter(isMark)
}

/** Those of them that forced colours took away: they lie there unlined, in the colour of what is around them. */
export const lostMarks = (): Element[] =>
  seen.filter((element) => {
    const style = getComputedStyle(element)
    return isSeen(element) && !isLined(style) && style.backgroundColor === groundOf(element)
  })
