import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'

export type VisuallyHiddenProps = ComponentProps<'span'> & {
  /** Hides the only child itself instead of wrapping it. */
  asChild?: boolean | undefined
}

/** Text for assistive technology only. Do not put focusable elements inside: they would be invisible. */
export function VisuallyHidden({ asChild = false, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span'
  return <Root className={cx(className, 'sr-only')} {...rest} />
}
