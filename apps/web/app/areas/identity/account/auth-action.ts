import { authEndpoints } from '@chignon/contract/identity/auth'
import type { EndpointResponse } from '@chignon/contract/platform/endpoint'
import type { AppLoadContext } from 'react-router'
import { withoutSession } from '../../../lib/data/without-session.ts'
import { runFormAction } from '../../../lib/forms/run-form-action.ts'
import { redirectBack } from '../../../lib/routing/redirect-back.ts'
import { safeReturnPath } from '../../../lib/routing/return-path.ts'
import { loginFields, registerFields } from './account-fields.ts'
import { continueWithCode } from './second-step.ts'
import { startSession } from './start-session.ts'

type ActionArgs = { context: AppLoadContext; request: Request }
type SignedIn = EndpointResponse<typeof authEndpoints.login>

/** Action of the login form. */
export async function login({ context, request }: ActionArgs) {
  return runFormAction(
    { context: withoutSession(context), request },
    loginFields,
    async ({ call, values, isByScript }) => {
      const signedIn = await call(authEndpoints.login, { body: values }).catch((error: unknown) => {
        continueWithCode(error, returnPathIn(request), context)
        throw error
      })
      return finish(signedIn, { context, request, isByScript })
    },
  )
}

/** Action of the register form. The terms must be accepted (AUTH-13). */
export async function register({ context, request }: ActionArgs) {
  return runFormAction(
    { context: withoutSession(context), request },
    registerFields,
    async ({ call, values: { terms, single_name, ...form }, isByScript, reject }) => {
      // The form has the text of this error.
      if (terms !== 'on') reject({ terms: 'required' })
      const body = { ...form, single_name: single_name === 'on' }
      return finish(await call(authEndpoints.register, { body }), { context, request, isByScript })
    },
  )
}

// A script gets the message: the modal stays on the page, and the pages are left by their guard. Otherwise the next page shows it.
async function finish(
  signedIn: SignedIn,
  { context, request, isByScript }: ActionArgs & { isByScript: boolean },
) {
  const message = await startSession(signedIn, context)
  if (isByScript) return { message }
  context.notices.set({ kind: 'signed-in', message })
  throw redirectBack(returnPathIn(request))
}

function returnPathIn(request: Request): string {
  return safeReturnPath(new URL(request.url).searchParams.get('redirectTo'))
}
