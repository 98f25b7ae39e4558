import type { PasskeyRequest } from '@chignon/contract/identity/passkey'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/browser'
import { useEffect, useEffectEvent } from 'react'

// A challenge is valid for five minutes.
const renewalMs = 4 * 60_000

type PasskeyAutofill = {
  /** Asks for a new challenge. */
  request: () => Promise<PasskeyRequest>
  /** Receives what the browser returned for the passkey that the person chose. */
  onUse: (response: AuthenticationResponseJSON) => void
  /** Whether passkeys are asked for in another way at the moment. */
  isPaused: boolean
}

/** Offers passkeys among what the browser fills in for a field with `autocomplete="… webauthn"`, where it can. */
export function usePasskeyAutofill({ isPaused, ...handlers }: PasskeyAutofill): void {
  const request = useEffectEvent(() => handlers.request())
  const receive = useEffectEvent((response: AuthenticationResponseJSON) => handlers.onUse(response))

  useEffect(() => {
    if (isPaused) return
    let isCurrent = true
    const offer = async () => {
      if (document.visibilityState === 'hidden' || !(await browserSupportsWebAuthnAutofill())) return
      const optionsJSON = await request()
      if (!isCurrent) return
      // It ends a previous offer.
      const response = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
      if (isCurrent) receive(response)
    }
    // The button and the password are there without it.
    const tryOffer = () => void offer().catch(() => {})
    tryOffer()
    const renewal = setInterval(tryOffer, renewalMs)
    document.addEventListener('visibilitychange', tryOffer)
    return () => {
      isCurrent = false
      clearInterval(renewal)
      document.removeEventListener('visibilitychange', tryOffer)
    }
  }, [isPaused])

  useEffect(() => () => WebAuthnAbortService.cancelCeremony(), [])
}
