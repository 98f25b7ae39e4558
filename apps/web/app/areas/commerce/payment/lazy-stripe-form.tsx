import { Trans } from '@lingui/react/macro'
import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'
import { loadWithRetry } from '../../../lib/browser/load-with-retry.tsx'
import { LoadingPanel } from '../../site/loading-panel.tsx'
import { UnloadedPart } from '../../site/unloaded-part.tsx'
import type { StripeFormProps } from './stripe-form.tsx'

const load = async () => (await import('./stripe-form.tsx')).StripeForm

const LazyForm = lazyWhenShown<StripeFormProps>(loadWithRetry(load, UnloadedPart), {
  fallback: <LoadingPanel />,
})

/** The card form of Stripe, which needs scripts. Its code is loaded on this page only. */
export function LazyStripeForm(props: StripeFormProps) {
  return (
    <>
      <noscript>
        <p className="mb-6">
          <Trans>
            The payment provider needs JavaScript for the card. Please switch it on for this page.
          </Trans>
        </p>
      </noscript>
      <LazyForm {...props} />
    </>
  )
}
