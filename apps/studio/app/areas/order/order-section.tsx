import { Heading } from '@chignon/ui/heading'
import { useId, type ReactNode } from 'react'

/** A part of an order with its heading. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <Heading level={2} size="lead" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
