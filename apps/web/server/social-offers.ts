import { clientHeader, webClientId } from '@chignon/contract/platform/client-header'
import { socialEndpoints, type SocialOffer } from '@chignon/contract/identity/social'
import * as z from 'zod'
import type { Api } from './api.ts'

const freshForMs = 60_000
const retryAfterMs = 5_000

/**
 * Returns a function that reads the social sign-in providers of the API, cached for a minute. If the API does
 * not respond, it returns the last list (at first an empty one) and tries again after five seconds.
 */
export function socialOffers(
  api: Pick<Api, 'fetch'>,
  now: () => number = Date.now,
): () => Promise<SocialOffer[]> {
  let cached: Promise<SocialOffer[]> = Promise.resolve([])
  let staleAt = 0
  return () => {
    if (now() >= staleAt) {
      const previous = cached
      staleAt = now() + freshForMs
      cached = fetchOffers(api).catch(() => {
        staleAt = now() + retryAfterMs
        return previous
      })
    }
    return cached
  }
}

async function fetchOffers(api: Pick<Api, 'fetch'>): Promise<SocialOffer[]> {
  const { list } = socialEndpoints
  const request = new Request(`http://api/api/v1${list.path}`, {
    headers: { [clientHeader]: webClientId },
  })
  const response = await api.fetch(request, { clientAddress: '127.0.0.1' })
  // An API without social sign-in.
  if (response.status === 404) return []
  return z.parse(list.response, await response.json()).data
}
