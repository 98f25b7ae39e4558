import type { CardForm } from '@chignon/contract/commerce/payment'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { FailedPanel } from '../../site/failed-panel.tsx'
import { LoadingPanel } from '../../site/loading-panel.tsx'
import { NextButton } from '../order/next-button.tsx'
import { useStripeJs } from './use-stripe-js.ts'

export type StripeFormProps = {
  card: CardForm
  /** The amount, formatted. */
  total: string
}

/** The fields of Stripe for the card (PAY-4). */
export function StripeForm({ card, total }: StripeFormProps) {
  const { locale } = useRootData()
  const { stripe, hasFailed, retry } = useStripeJs(card.publishable_key)
  if (!stripe) {
    return hasFailed ? (
      <FailedPanel
        level={2}
        title={<Trans>The card form could not be loaded</Trans>}
        message={
          <Trans>
            Nothing has been charged. Check your connection, and whether your browser blocks js.stripe.com.
          </Trans>
        }
        onRetry={retry}
      />
    ) : (
      <LoadingPanel />
    )
  }
  // Stripe has no Persian texts.
  const language = locale === 'fa' ? 'en' : locale
  return (
    <Elements stripe={stripe} options={{ clientSecret: card.client_secret, locale: language }}>
      <CardFields total={total} />
    </Elements>
  )
}

function CardFields({ total }: { total: string }) {
  const { t } = useLingui()
  const stripe = useStripe()
  const elements = useElements()
  const submit = useSubmit()
  const [message, setMessage] = useState<string | null>(null)
  const [isPaying, setIsPaying] = useState(false)
  const pay = async () => {
    if (!stripe || !elements) return
    setIsPaying(true)
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: window.location.href },
      redirect: 'if_required',
    })
    // A declined card is reported by the API, too, with the message of the order's language.
    if (error?.type === 'validation_error') {
      setMessage(error.message ?? null)
      setIsPaying(false)
    } else {
      await submit({ intent: 'pay' }, { method: 'post' })
      setIsPaying(false)
    }
  }
  return (
    <form
      aria-label={t`Card`}
      className="rounded-panel border border-line bg-surface p-5 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault()
        void pay()
      }}
    >
      <PaymentElement onLoadError={({ error }) => setMessage(error.message ?? null)} />
      {message && (
        <FormMessage tone="error" className="mt-6">
          {message}
        </FormMessage>
      )}
      <NextButton isBusy={isPaying}>
        <Trans>Pay {total}</Trans>
      </NextButton>
    </form>
  )
}
