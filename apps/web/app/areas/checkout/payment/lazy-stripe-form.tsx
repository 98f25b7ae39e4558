import type { CardForm } from '@chignon/contract/payment'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'

const StripeForm = lazy(() => import('./stripe-form.tsx'))

type LazyStripeFormProps = {
  card: CardForm
  /** The amount, formatted. */
  total: string
}

/** The card form of Stripe, which needs scripts. Its code is loaded on this page only. */
export function LazyStripeForm(props: LazyStripeFormProps) {
  const loading = (
    <p role="status" className="py-10 text-text-muted">
      <Trans>Loading…</Trans>
    </p>
  )
  return (
    <>
      <noscript>
        <p className="mb-6">
          <Trans>
            The payment provider needs JavaScript for the card. Please switch it on for this page.
          </Trans>
        </p>
      </noscript>
      <Suspense fallback={loading}>
        <StripeForm {...props} />
      </Suspense>
    </>
  )
}
