import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'

export type VisuallyHiddenProps = ComponentProps<'span'> & {
  /** Hides the only child itself instead of wrapping it. */
  asChild?: boolean
}

/** Words for assistive technology alone. Put nothing inside that can be focused: it could not be seen. */
export function VisuallyHidden({ asChild = false, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span'
  return <Root className={cx('sr-only', className)} {...rest} />
}
