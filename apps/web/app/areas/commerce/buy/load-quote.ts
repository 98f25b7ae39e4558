import { orderEndpoints, type OrderLineForm, type Quote } from '@chignon/contract/commerce/order'
import { data, type AppLoadContext } from 'react-router'
import { callFor, toErrorResponse } from '../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { returnPathOf } from '../../../lib/routing/return-path.ts'

/** What a selection costs. */
export type SelectionQuote = {
  /** Null if nothing is selected or the selection is no longer for sale. */
  quote: Quote | null
  /** The promotional code that was rejected (PROMO-3), to show it again. */
  rejectedCode: string | null
  /** Why there is no quote, in the page's language. */
  problem: string | null
}

type QuoteArgs = { context: AppLoadContext; request: Request }

/** Asks the API for the price of a selection. Without the promotional code if that is rejected. */
export async function loadQuote(
  { context, request }: QuoteArgs,
  lines: OrderLineForm[],
  promoCode: string | null,
): Promise<SelectionQuote> {
  if (lines.length === 0) return { quote: null, rejectedCode: null, problem: null }
  try {
    const { data: quote } = await callFor(context)(orderEndpoints.quote, {
      body: { lines, promo_code: promoCode },
    })
    return { quote, rejectedCode: quote.promo_code ? null : promoCode, problem: null }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const { status, problem } = error
    if (status === 401 || status === 403) throw toErrorResponse(error, context, returnPathOf(request))
    if (status === 422 && promoCode !== null && problem.errors?.['promo_code']) {
      return { ...(await loadQuote({ context, request }, lines, null)), rejectedCode: promoCode }
    }
    if (status >= 500) throw data(null, { status })
    return { quote: null, rejectedCode: null, problem: problem.message }
  }
}
