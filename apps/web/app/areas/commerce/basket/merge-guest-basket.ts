import { basketEndpoints } from '@chignon/contract/commerce/basket'
import type { AppLoadContext } from 'react-router'
import { callFor } from '../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'

/**
 * Adds what a person chose as a guest to their basket (ORDER-13). Returns what became of it in the page's language; null if there
 * was nothing. If the API fails, the browser keeps it for the next attempt.
 */
export async function mergeGuestBasket(context: AppLoadContext): Promise<string | null> {
  const { key, lines } = await context.guestBasket.read()
  if (lines.length === 0 || !context.session.token) return null
  try {
    const input = { body: { lines }, idempotencyKey: key }
    const { message } = await callFor(context)(basketEndpoints.merge, input)
    context.guestBasket.write([])
    return message
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}
