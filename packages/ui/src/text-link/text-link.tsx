import type { ComponentProps } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  variant: {
    inline: 'text-accent underline decoration-1 underline-offset-3 hover:text-accent-strong',
    quiet:
      'text-text-muted underline decoration-line-strong/55 decoration-1 underline-offset-8 hover:text-text hover:decoration-accent',
    plain: 'text-text no-underline underline-offset-4 hover:underline',
  },
}

const textLink = cva('rounded-media transition-colors', {
  variants,
  defaultVariants: { variant: 'inline' },
})

export type TextLinkProps = ComponentProps<'a'> &
  Pick<VariantProps<typeof textLink>, 'variant'> & {
    /** Renders the only child, the link of the app's router, with the style. */
    asChild?: boolean | undefined
  }

/** A link in text: `inline` in a sentence, `quiet` beside a heading ("All courses"), `plain` in lists of links. */
export function TextLink({ variant, asChild = false, className, ...rest }: TextLinkProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('TextLink', variants, { variant })
  const Root = asChild ? Slot : 'a'
  return <Root className={cx(className, textLink({ variant }))} {...rest} />
}
