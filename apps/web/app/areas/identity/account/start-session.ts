import type { EndpointResponse } from '@chignon/contract/platform/endpoint'
import type { authEndpoints } from '@chignon/contract/identity/auth'
import type { AppLoadContext } from 'react-router'
import { mergeGuestBasket } from '../../commerce/basket/merge-guest-basket.ts'

type SignedIn = EndpointResponse<typeof authEndpoints.login>

/** Starts the session of a person who signed in, and adds the guest's basket to theirs. Returns the message to show. */
export async function startSession({ data, message }: SignedIn, context: AppLoadContext): Promise<string> {
  const { token } = data
  context.session.start(token)
  const merged = await mergeGuestBasket({ ...context, session: { ...context.session, token } })
  return merged === null ? message : `${message} ${merged}`
}
