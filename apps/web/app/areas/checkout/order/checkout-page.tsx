import type { ReactNode } from 'react'

type CheckoutPageProps = {
  /** The stepper, above the title. */
  stepper?: ReactNode
  overline?: ReactNode
  title: ReactNode
  /** Below the title: the clock of the held seats, a message. */
  notes?: ReactNode
  /** The order summary, beside the content; below it on a phone. */
  summary: ReactNode
  children: ReactNode
}

/** Page of the checkout: stepper, title, content, and the order summary beside it. */
export function CheckoutPage({ stepper, overline, title, notes, summary, children }: CheckoutPageProps) {
  return (
    <div className="content-width pt-10 pb-20 md:pt-16 md:pb-28">
      {stepper && <div className="mb-10">{stepper}</div>}
      {overline && <p className="overline-label mb-4 text-accent">{overline}</p>}
      <h1 className="headline-type text-headline wrap-break-word hyphens-auto">{title}</h1>
      {notes && <div className="mt-6 grid gap-4">{notes}</div>}
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 md:grid-cols-[7fr_5fr]">
        <div className="min-w-0">{children}</div>
        <aside className="min-w-0 md:sticky md:top-24">{summary}</aside>
      </div>
    </div>
  )
}
