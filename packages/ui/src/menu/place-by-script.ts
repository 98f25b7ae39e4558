/** Where a popup is: below its trigger, with these edges aligned, or `beside` it. */
export type FloatingPlace = 'start' | 'end' | 'beside'

const gap = 8

/** Places a popup without CSS anchor positioning. A strict content security policy allows styles that scripts set. */
export function placeByScript(popup: HTMLElement, trigger: Element, place: FloatingPlace): void {
  Object.assign(popup.style, { positionArea: 'none', positionTryFallbacks: 'none' })
  const from = trigger.getBoundingClientRect()
  const { width, height } = popup.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(trigger).direction === 'rtl'
  const sides = isRightToLeft ? [from.left - width, from.right] : [from.right, from.left - width]
  const beside =
    place === 'beside' ? sides.find((side) => side >= gap && side + width <= innerWidth - gap) : undefined
  const below = (place === 'end') === isRightToLeft ? from.left : from.right - width
  const at = beside === undefined ? from.bottom : from.top
  const above = beside === undefined ? from.top - 2 * gap - height : innerHeight - gap - height
  Object.assign(popup.style, {
    left: `${Math.max(gap, Math.min(beside ?? below, innerWidth - width - gap))}px`,
    top: `${at + gap + height <= innerHeight ? at : Math.max(gap, above)}px`,
  })
}
