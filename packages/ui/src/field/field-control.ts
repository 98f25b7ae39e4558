import { cva } from 'class-variance-authority'

/** Styles of a text control: a box whose border shows the field's state. Padding is set by the control. */
export const controlStyles = cva(
  [
    'min-h-12 w-full rounded-control border bg-raised text-body text-text transition-colors',
    'placeholder:text-text-muted disabled:cursor-not-allowed disabled:opacity-55',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
  ],
  {
    variants: {
      state: {
        neutral: 'border-line-strong not-disabled:hover:border-text',
        success: 'border-success',
        error: 'border-error',
      },
    },
    defaultVariants: { state: 'neutral' },
  },
)
