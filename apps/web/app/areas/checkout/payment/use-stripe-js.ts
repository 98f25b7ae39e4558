import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useEffectEvent, useState } from 'react'

type StripeJs = {
  /** Null until it is loaded. */
  stripe: Stripe | null
  hasFailed: boolean
  /** Loads it again after a failure; does not reject. */
  retry: () => Promise<void>
}

/** Loads Stripe.js, which extensions of the browser may block. Without a key it fails. */
export function useStripeJs(publishableKey: string | null): StripeJs {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = async () => {
    const loaded = publishableKey ? await loadStripe(publishableKey).catch(() => null) : null
    setStripe(loaded)
    setHasFailed(!loaded)
  }
  const loadFirst = useEffectEvent(load)
  useEffect(() => void loadFirst(), [])
  return { stripe, hasFailed, retry: load }
}
