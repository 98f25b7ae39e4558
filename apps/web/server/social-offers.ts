import { clientHeader, webClientId } from '@chignon/contract/client-header'
import { socialEndpoints, type SocialOffer } from '@chignon/contract/social'
import * as z from 'zod'
import type { Provider } from './provider.ts'

const freshForMs = 60_000
const retryAfterMs = 5_000

/** Answers who people can sign in with at the provider; it is asked once a minute at most. Nobody while it is silent. */
export function socialOffers(
  provider: Pick<Provider, 'fetch'>,
  now: () => number = Date.now,
): () => Promise<SocialOffer[]> {
  let answer: Promise<SocialOffer[]> = Promise.resolve([])
  let staleAt = 0
  return () => {
    if (now() >= staleAt) {
      const before = answer
      staleAt = now() + freshForMs
      answer = ask(provider).catch(() => {
        staleAt = now() + retryAfterMs
        return before
      })
    }
    return answer
  }
}

async function ask(provider: Pick<Provider, 'fetch'>): Promise<SocialOffer[]> {
  const { list } = socialEndpoints
  const request = new Request(`http://provider/api/v1${list.path}`, {
    headers: { [clientHeader]: webClientId },
  })
  const answer = await provider.fetch(request, { clientAddress: '127.0.0.1' })
  // A provider that knows nothing of this signs nobody in by it.
  if (answer.status === 404) return []
  return z.parse(list.response, await answer.json()).data
}
