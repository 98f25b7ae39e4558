import type { ReactNode } from 'react'

/** A fact, and below it what explains it. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="flex flex-col items-start gap-0.5">
      <span>{first}</span>
      <span className="text-small text-text-muted">{second}</span>
    </span>
  )
}
