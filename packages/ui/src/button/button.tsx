import type { ComponentProps } from 'react'
import { jsx } from 'react/jsx-runtime'
import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'
import { memoizeVariants } from '../variants/memoize-variants.ts'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  variant: {
    primary: 'border-transparent bg-accent text-text-on-accent not-disabled:hover:bg-accent-strong',
    secondary: 'border-line-strong bg-transparent text-text not-disabled:hover:border-text',
    quiet: 'border-transparent bg-transparent text-text not-disabled:hover:bg-surface',
    danger: 'border-error bg-transparent text-error not-disabled:hover:bg-surface',
  },
  size: {
    small: 'min-h-9 px-4 text-small',
    medium: 'min-h-11 px-5 text-small',
    large: 'min-h-13 px-7 text-body',
  },
  /** Full width of its container. Default false. */
  isWide: { true: 'w-full' },
}

const button = memoizeVariants(
  cva('touch-target button-box transition-colors', {
    variants,
    defaultVariants: { variant: 'primary', size: 'medium' },
  }),
)

export type ButtonProps = ComponentProps<'button'> &
  Pick<VariantProps<typeof button>, 'variant' | 'size' | 'isWide'> & {
    /** Renders the only child with the button's style: for links that look like a button. */
    asChild?: boolean | undefined
    /**
     * While true, a spinner covers the label, the button keeps its width, and clicks are ignored. Not with
     * `asChild`.
     */
    isBusy?: boolean | undefined
  }

/**
 * Starts an action. `primary` once per view, `secondary` beside it, `quiet` in toolbars, `danger` for actions that
 * cannot be undone. For navigation, pass a link with `asChild`.
 */
export function Button({ variant, size, isWide, asChild = false, isBusy = false, ...rest }: ButtonProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('Button', variants, { variant, size })
  rest.className = button({ variant, size, isWide }, rest.className)
  // Not JSX, which copies the props.
  if (asChild) return jsx(Slot, rest)
  if (rest.type === undefined) rest.type = 'button'
  if (isBusy) {
    rest['aria-busy'] = true
    rest['aria-disabled'] = true
    rest.onClick = (event) => event.preventDefault()
  }
  return jsx('button', rest)
}
