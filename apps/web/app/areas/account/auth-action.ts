import { authEndpoints } from '@chignon/contract/auth'
import type { EndpointResponse } from '@chignon/contract/endpoint'
import { redirect, type AppLoadContext } from 'react-router'
import { withoutSession } from '../../lib/data/without-session.ts'
import { runFormAction } from '../../lib/forms/run-form-action.ts'
import { safeReturnPath } from '../../lib/routing/return-path.ts'
import { loginFields, registerFields } from './account-fields.ts'

type ActionArgs = { context: AppLoadContext; request: Request }
type SignedIn = EndpointResponse<typeof authEndpoints.login>

/** Action of the login form. */
export async function login({ context, request }: ActionArgs) {
  return runFormAction(
    { context: withoutSession(context), request },
    loginFields,
    async ({ call, values, isByScript }) =>
      startSession(await call(authEndpoints.login, { body: values }), { context, request, isByScript }),
  )
}

/** Action of the register form. The terms must be accepted (AUTH-13). */
export async function register({ context, request }: ActionArgs) {
  return runFormAction(
    { context: withoutSession(context), request },
    registerFields,
    async ({ call, values: { terms, ...body }, isByScript, reject }) => {
      // The form has the text of this error.
      if (terms !== 'on') reject({ terms: 'required' })
      return startSession(await call(authEndpoints.register, { body }), { context, request, isByScript })
    },
  )
}

// A script gets the message: the modal stays on the page, and the pages are left by their guard.
function startSession(
  { data, message }: SignedIn,
  { context, request, isByScript }: ActionArgs & { isByScript: boolean },
) {
  context.session.start(data.token)
  if (!isByScript) throw redirect(safeReturnPath(new URL(request.url).searchParams.get('redirectTo')))
  return { message }
}
