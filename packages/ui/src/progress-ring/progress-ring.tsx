import type { ComponentProps, ReactNode } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  size: {
    small: 'size-11 text-caption',
    medium: 'size-16 text-small',
    large: 'size-24 text-body',
  },
}

const ring = cva('relative inline-grid shrink-0 place-items-center', {
  variants,
  defaultVariants: { size: 'medium' },
})

export type ProgressRingProps = Omit<ComponentProps<'span'>, 'children'> &
  Pick<VariantProps<typeof ring>, 'size'> & {
    /** Accessible name: "Cutting". */
    label: string
    /** In percent, 0 to 100. */
    value: number
    /** Content of the middle: a formatted percentage, or an icon once it is complete. */
    children?: ReactNode
  }

/** Progress where there is little room. It runs clockwise from the top, and counter-clockwise in rtl text. */
export function ProgressRing({ label, value, size, className, children, ...rest }: ProgressRingProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('ProgressRing', variants, { size })
  const percent = Math.min(100, Math.max(0, value))
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      className={cx(className, ring({ size }))}
      {...rest}
    >
      <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" className="absolute inset-0 rtl:-scale-x-100">
        <circle
          cx="24"
          cy="24"
          r="22"
          strokeWidth="2"
          className="stroke-line forced-colors:stroke-[GrayText]"
        />
        {percent > 0 && (
          <circle
            cx="24"
            cy="24"
            r="22"
            strokeWidth="2"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            transform="rotate(-90 24 24)"
            className="stroke-accent forced-colors:stroke-[Highlight]"
          />
        )}
      </svg>
      <span aria-hidden="true" className="font-medium tabular-nums">
        {children}
      </span>
    </span>
  )
}
