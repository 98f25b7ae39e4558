import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import type { HeadingLevel } from '../heading/heading.tsx'

export type AgendaItem = {
  id: string
  /** The local time at the venue, formatted ("09:30"). */
  at: string
  /** The machine-readable time, `HH:mm`, where `at` does not use Latin digits. */
  dateTime?: string | undefined
  name: ReactNode
  /** Duration ("1 h 15 min"). */
  length?: ReactNode
}

export type AgendaDay = { id: string; name: ReactNode; items: readonly AgendaItem[] }

export type AgendaProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The days in order, each with its items. */
  days: readonly AgendaDay[]
  /** Heading level of the days. Default 3. */
  level?: HeadingLevel | undefined
}

/** A schedule by day. Two days are side by side where there is room. */
export function Agenda({ days, level = 3, className, ...rest }: AgendaProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(className, 'grid grid-cols-1 gap-x-12 gap-y-12 md:grid-cols-2')} {...rest}>
      {days.map((day) => (
        <section key={day.id}>
          <Heading className="border-b border-line-strong pb-3 text-subtitle font-medium">{day.name}</Heading>
          <ol>
            {day.items.map((item) => (
              <li
                key={item.id}
                className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-b border-line py-4"
              >
                <time
                  dateTime={item.dateTime ?? item.at}
                  className="w-[3.5rem] shrink-0 text-small text-accent tabular-nums"
                >
                  {item.at}
                </time>
                <span className="min-w-0 flex-1 basis-28">{item.name}</span>
                {item.length && (
                  <span className="max-w-full text-small text-text-muted tabular-nums">{item.length}</span>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
