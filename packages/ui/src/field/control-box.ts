import { cva } from 'class-variance-authority'

/** Styles of a box around a text input without a border of its own; looks like a text control. */
export const controlBox = cva(
  [
    'flex min-h-12 w-full items-center rounded-control border bg-raised text-body text-text transition-colors',
    // Only the input fades: a unit or a tag beside it stays readable.
    'has-[input:disabled]:cursor-not-allowed has-[input:disabled]:border-line has-[input:disabled]:text-text-muted',
    '[&_input:disabled]:opacity-55',
    'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
  ],
  {
    variants: {
      state: {
        neutral: 'border-line-strong not-has-[input:disabled]:hover:border-text',
        success: 'border-success',
        error: 'border-error',
      },
    },
  },
)
