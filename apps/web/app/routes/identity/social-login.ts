import { redirect } from 'react-router'
import { beginSocialSignIn, providerIn } from '../../areas/identity/account/social-sign-in.ts'
import { readForm } from '../../lib/forms/read-form.ts'
import type { Route } from './+types/social-login.ts'

/** `/login/google` and `/login/facebook`: redirects to the provider. POST only. */
export async function action({ context, request }: Route.ActionArgs) {
  return beginSocialSignIn(providerIn(request), await readForm(request), context)
}

export function loader() {
  return redirect('/login')
}

/** Never shown: it makes this route a page, whose errors are pages too. */
export default function SocialLogin() {
  return null
}
