import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useState } from 'react'

type StripeJs = {
  /** Null until it is loaded. */
  stripe: Stripe | null
  hasFailed: boolean
  /** Loads it again after a failure; does not reject. */
  retry: () => Promise<void>
}

/** Loads Stripe.js, which extensions of the browser may block. Without a key it fails. */
export function useStripeJs(publishableKey: string | null): StripeJs {
  const [stripe, setStripe] = useState<Stripe | null | undefined>()
  useEffect(() => {
    void load(publishableKey).then(setStripe)
  }, [publishableKey])
  return {
    stripe: stripe ?? null,
    hasFailed: stripe === null,
    retry: () => load(publishableKey).then(setStripe),
  }
}

const load = (publishableKey: string | null): Promise<Stripe | null> =>
  publishableKey ? loadStripe(publishableKey).catch(() => null) : Promise.resolve(null)
