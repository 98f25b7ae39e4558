import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CheckoutHeader } from './checkout-header.tsx'

type CheckoutPageProps = {
  /** The stepper, above the title. */
  stepper?: ReactNode
  overline?: ReactNode
  title: ReactNode
  /** Below the title: the clock of the held seats, a message. */
  notes?: ReactNode
  /** The order summary, beside the content; below it on a phone. */
  summary: ReactNode
  /** The formatted total, which stays in sight on a phone. Default none. */
  total?: string | undefined
  /** Whether the page is in the plain layout, and has a header of its own. Default true. */
  isPlain?: boolean
  children: ReactNode
}

/** Page of the checkout: stepper, title, content, and the order summary beside it. */
export function CheckoutPage({
  stepper,
  overline,
  title,
  notes,
  summary,
  total,
  isPlain = true,
  children,
}: CheckoutPageProps) {
  return (
    <>
      {isPlain && <CheckoutHeader />}
      <div className="content-width w-full grow pt-8 pb-12 md:pt-12 md:pb-28">
        {stepper && <div className="mb-10">{stepper}</div>}
        {overline && <p className="overline-label mb-4 text-accent">{overline}</p>}
        <h1 className="headline-type text-headline wrap-break-word hyphens-auto">{title}</h1>
        {notes && <div className="mt-6 grid gap-4 empty:hidden">{notes}</div>}
        <div className="mt-10 grid items-start gap-x-16 gap-y-12 md:grid-cols-[7fr_5fr]">
          <div className="min-w-0">{children}</div>
          <aside id="summary" className="min-w-0 md:sticky md:top-24">
            {summary}
          </aside>
        </div>
      </div>
      {total && (
        <p
          data-total-bar=""
          className="sticky bottom-0 z-10 border-t border-line bg-ground px-gutter py-3 md:hidden print:hidden"
        >
          <a href="#summary" className="touch-target relative no-underline">
            <span className="text-text-muted">
              <Trans>Total</Trans>
            </span>{' '}
            <bdi className="ms-1 text-lead font-medium tabular-nums">{total}</bdi>
          </a>
        </p>
      )}
    </>
  )
}
