import { finishSocialSignIn, providerIn } from '../areas/account/social-sign-in.ts'
import type { Route } from './+types/social-callback.ts'

/**
 * `/callback/google` and `/callback/facebook` (specification §2): where those send people back to. What may follow as a
 * slug is theirs, and says nothing here: where to return stands in the attempt's own cookie.
 */
export function loader({ context, request }: Route.LoaderArgs) {
  return finishSocialSignIn(providerIn(request), request, context)
}
