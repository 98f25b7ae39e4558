import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'

/**
 * A spinner of three strands. Hidden from assistive technology: say in words what is loading, or mark the region
 * `aria-busy`. Size and colour come from the class and the text.
 */
export function Spinner({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={cx(className, 'spinner-turn size-6')}
      {...rest}
    >
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" strokeWidth="1.5" />
      <path d="M12 5.5a6.5 6.5 0 0 1 4.6 11.1" strokeWidth="1.25" opacity="0.8" />
      <path d="M12 8.5a3.5 3.5 0 1 1-3.5 3.5" strokeWidth="1" opacity="0.6" />
    </svg>
  )
}
