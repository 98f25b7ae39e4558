import { redirect } from 'react-router'
import { passkeyLogIn } from '../../areas/identity/account/passkey-action.ts'
import type { Route } from './+types/login-passkey.ts'

/** `/login/passkey`: the action of logging in with a passkey. */
export function action({ context, request }: Route.ActionArgs) {
  return passkeyLogIn({ context, request })
}

export function loader() {
  return redirect('/login')
}

/** Never shown: it makes this route a page, whose errors are pages too. */
export default function LoginPasskey() {
  return null
}
