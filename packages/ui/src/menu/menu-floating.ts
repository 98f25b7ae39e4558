import { cva, type VariantProps } from 'class-variance-authority'
import { triggerOf } from './popup-state.ts'
import { positionFloating } from './position-floating.ts'

/**
 * Styles of a popup: size, border and transition. Fallback positions belong to open popups alone: WebKit never ends to compute the styles
 * of a page in which a closed popup has them and an element around it gets `display: none`. They last until the popup has faded.
 */
export const floatingSurface = [
  'fixed inset-auto m-0 max-h-[80dvh] w-max overflow-y-auto overscroll-contain',
  'rounded-panel border border-line bg-raised text-text shadow-float',
  '-translate-y-1 opacity-0 transition-discrete duration-150',
  '[transition-property:all,position-try-fallbacks] [transition-timing-function:ease-out,step-end]',
  'open:translate-y-0 open:opacity-100 starting:open:-translate-y-1 starting:open:opacity-0',
].join(' ')

/** Styles of a popup below its trigger, or above it if there is no room. */
export const floating = cva(
  [floatingSurface, 'my-2 open:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]'],
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

/** Positions an element that just opened next to its trigger, in browsers without CSS anchor positioning. */
export function placeBesideTrigger(element: HTMLElement, align: FloatingAlign): void {
  const trigger = triggerOf(element)
  if (trigger) positionFloating(element, trigger, align)
}
