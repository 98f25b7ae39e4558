import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'

/** The month or the year of a calendar: a native select that looks like a heading. */
export function CalendarSelect({ children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative max-w-full min-w-0">
      <select
        className="touch-target min-h-10 max-w-full cursor-pointer appearance-none field-sizing-content rounded-control bg-transparent ps-2.5 pe-7 text-body font-medium text-ellipsis text-text transition-colors hover:bg-surface [&_option]:bg-raised [&_option]:text-text"
        {...rest}
      >
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute end-2 top-1/2 size-4 -translate-y-1/2 text-text-muted" />
    </span>
  )
}
