import { Heading } from '@chignon/ui/heading'
import { useId, type ReactNode } from 'react'

type PageSectionProps = {
  title: string
  /** A button beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a page with its heading. */
export function PageSection({ title, action, children }: PageSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading level={2} size="lead" id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}
