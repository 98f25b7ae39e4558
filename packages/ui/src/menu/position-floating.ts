const gap = 8

/**
 * Positions an open menu next to its trigger in browsers without CSS anchor positioning. Sets styles by script,
 * which a strict content security policy allows.
 */
export function positionFloating(menu: HTMLElement, trigger: Element, align: 'start' | 'end'): void {
  // jsdom has no `CSS`, or one that is undefined.
  if (typeof CSS === 'undefined' || CSS.supports('position-area', 'block-end')) return
  const from = trigger.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(trigger).direction === 'rtl'
  const x = (align === 'start') === isRightToLeft ? from.right - width : from.left
  const fits = from.bottom + gap + height <= innerHeight
  menu.style.left = `${Math.max(gap, Math.min(x, innerWidth - width - gap))}px`
  menu.style.top = `${fits ? from.bottom : Math.max(gap, from.top - 2 * gap - height)}px`
}
