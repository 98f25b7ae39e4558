import { passkeyEndpoints, passkeySignInForm } from '@chignon/contract/identity/passkey'
import { data, type AppLoadContext } from 'react-router'
import { callFor } from '../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { withoutSession } from '../../../lib/data/without-session.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { textOf } from '../../../lib/forms/text-of.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { redirectBack } from '../../../lib/routing/redirect-back.ts'
import { startSession } from './start-session.ts'

/** Signs in with what the browser returned for a passkey (PASSKEY-2). */
export async function passkeyLogIn({ context, request }: { context: AppLoadContext; request: Request }) {
  const form = await readForm(request)
  const response = passkeySignInForm.shape.response.safeParse(parseJson(textOf(form, 'response'))).data
  if (!response) throw errorResponse(400)
  try {
    const signedIn = await callFor(withoutSession(context))(passkeyEndpoints.logIn, { body: { response } })
    context.notices.set({ kind: 'signed-in', message: await startSession(signedIn, context) })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return data({ message: error.problem.message }, error.status)
  }
  throw redirectBack(textOf(form, 'redirectTo'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
