import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** What a person typed: in the direction of its script, and in any script at the start of the line. */
export function TypedText({ className, ...rest }: ComponentProps<'p'>) {
  return <p dir="auto" className={cx('w-fit wrap-anywhere', className)} {...rest} />
}
