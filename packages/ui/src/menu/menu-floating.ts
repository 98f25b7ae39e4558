import { cva, type VariantProps } from 'class-variance-authority'
import type { FloatingPlace } from './place-by-script.ts'
import { triggerOf } from './popup-state.ts'
import { positionFloating } from './position-floating.ts'

/**
 * Styles of a popup: size, border and transition. In WebKit it does not fade out: there the transition of `display` starts again with each
 * change of styles, and the closed popup covers the page.
 */
export const floatingSurface = [
  'fixed inset-auto m-0 max-h-[80dvh] w-max overflow-y-auto overscroll-contain',
  'rounded-panel border border-line bg-raised text-text shadow-float',
  '-translate-y-1 opacity-0 transition-all duration-150 not-webkit:transition-discrete',
  'open:translate-y-0 open:opacity-100 starting:open:-translate-y-1 starting:open:opacity-0',
].join(' ')

/** Styles of a popup below its trigger, or above it if there is no room. */
export const floating = cva(
  [floatingSurface, 'my-2 not-webkit:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]'],
  {
    variants: {
      align: {
        start: '[position-area:block-end_span-inline-end]',
        end: '[position-area:block-end_span-inline-start]',
      },
    },
    defaultVariants: { align: 'start' },
  },
)

export type FloatingAlign = NonNullable<VariantProps<typeof floating>['align']>

/** Positions an element that just opened next to its trigger, in browsers whose styles cannot. */
export function placeByTrigger(element: HTMLElement, place: FloatingPlace): void {
  const trigger = triggerOf(element)
  if (trigger) positionFloating(element, trigger, place)
}
