import type { ComponentProps } from 'react'
import { jsx } from 'react/jsx-runtime'
import { cva, type VariantProps } from 'class-variance-authority'
import { memoizeVariants } from '../variants/memoize-variants.ts'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  tone: {
    neutral: 'border-line text-text-muted',
    accent: 'border-transparent bg-accent-soft text-accent-strong',
    info: 'border-info/45 text-info',
    success: 'border-success/45 text-success',
    warning: 'border-warning/45 text-warning',
    error: 'border-error/45 text-error',
    'on-picture': 'border-transparent bg-on-picture text-picture-shade',
  },
  hasDot: {
    true: 'before:size-1.5 before:shrink-0 before:rounded-pill before:bg-current forced-colors:before:bg-[CanvasText]',
  },
}

const badge = memoizeVariants(
  cva(
    'label-box inline-flex min-h-6 items-center gap-1.5 rounded-pill border px-2.5 py-0.5 text-caption font-medium wrap-break-word',
    {
      variants,
      defaultVariants: { tone: 'neutral' },
    },
  ),
)

export type BadgeProps = ComponentProps<'span'> &
  Pick<VariantProps<typeof badge>, 'tone'> & {
    /** Shows a small dot before the text, for a temporary state ("Ongoing"). Default false. */
    hasDot?: boolean | undefined
  }

/** The state of an item in two or three words. `on-picture` is for the corner of a cover. */
export function Badge({ tone, hasDot, ...rest }: BadgeProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('Badge', variants, { tone })
  rest.className = badge({ tone, hasDot }, rest.className)
  // Not JSX, which copies the props.
  return jsx('span', rest)
}
