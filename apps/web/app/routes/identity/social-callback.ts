import { finishSocialSignIn, providerIn } from '../../areas/identity/account/social-sign-in.ts'
import type { Route } from './+types/social-callback.ts'

/**
 * `/callback/google` and `/callback/facebook`: return from a social login. The slug is ignored; the return path is in
 * the attempt's cookie.
 */
export function loader({ context, request }: Route.LoaderArgs) {
  return finishSocialSignIn(providerIn(request), request, context)
}

/** Never shown: it makes this route a page, whose errors are pages too. */
export default function SocialCallback() {
  return null
}
