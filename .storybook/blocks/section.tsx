import { createContext, useContext, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'

const Level = createContext<2 | 3>(2)

export type SectionProps = {
  title: string
  /** A sentence under the title. */
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a docs page, listed in its table of contents. */
export function Section({ title, lead, className, children }: SectionProps) {
  const level = useContext(Level)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={cx('min-w-0', className)}>
      <Heading
        id={title.toLowerCase().replaceAll(/\W+/g, '-')}
        className={cx(
          level === 2 ? 'headline-type text-heading' : 'text-subtitle font-medium',
          'scroll-mt-8',
        )}
      >
        {title}
      </Heading>
      {lead && <p className="mt-2 max-w-prose text-text-muted">{lead}</p>}
      <div className="mt-6 [&>:is(p,ul,ol):not(:first-child)]:mt-5">
        <Level value={3}>{children}</Level>
      </div>
    </section>
  )
}
