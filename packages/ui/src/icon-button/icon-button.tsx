import type { ComponentProps } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  variant: {
    quiet: 'border-transparent text-text-muted not-disabled:hover:bg-surface not-disabled:hover:text-text',
    outline: 'border-line-strong text-text not-disabled:hover:border-text',
    'on-picture':
      'border-transparent bg-picture-shade/60 text-on-picture not-disabled:hover:bg-picture-shade/85',
  },
  size: {
    small: 'size-9',
    medium: 'size-11',
    large: 'size-13',
  },
}

const iconButton = cva(
  [
    'touch-target relative inline-grid shrink-0 cursor-pointer place-items-center rounded-pill border no-underline',
    'transition-colors disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5',
    'aria-pressed:text-accent',
  ],
  {
    variants,
    defaultVariants: { variant: 'quiet', size: 'medium' },
  },
)

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> &
  Pick<VariantProps<typeof iconButton>, 'variant' | 'size'> & {
    /** The action in words: accessible name and tooltip. */
    label: string
    /** Renders the only child, a link with the icon inside, with the button's style. */
    asChild?: boolean | undefined
  }

/**
 * A round button with a well-known icon as its child, 20 px. For a toggle, such as a like, pass `aria-pressed` and
 * a constant label.
 */
export function IconButton({
  label,
  variant,
  size,
  asChild = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('IconButton', variants, { variant, size })
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      {...(asChild ? {} : { type })}
      aria-label={label}
      title={label}
      className={cx(className, iconButton({ variant, size }))}
      {...rest}
    />
  )
}
