import { authEndpoints, type LoginForm, type RegisterForm } from '@chignon/contract/auth'
import type { EndpointResponse } from '@chignon/contract/endpoint'
import { data, redirect, type AppLoadContext } from 'react-router'
import { withoutSession } from '../../lib/data/without-session.ts'
import { formValues, withoutPasswords } from '../../lib/forms/form-values.ts'
import { callFor } from '../../lib/data/loader-queries.ts'
import { ProblemError } from '../../lib/data/problem-error.ts'
import { safeReturnPath } from '../../lib/routing/return-path.ts'

/** Result of the login and register actions. */
export type AuthResult =
  | { outcome: 'signed-in'; message: string }
  | { outcome: 'refused'; message: string; errors: Record<string, string[]>; given: Record<string, string> }
  | { outcome: 'terms-missing'; given: Record<string, string> }

type SignIn = EndpointResponse<typeof authEndpoints.login>

/**
 * Logs in or registers and starts the session. A page form is redirected; the modal (`surface=modal`) gets the result
 * and closes itself.
 */
export async function authenticate(
  form: FormData,
  context: AppLoadContext,
  send: (call: ReturnType<typeof callFor>, values: Record<string, string>) => Promise<SignIn>,
) {
  const given = formValues(form)
  try {
    const answer = await send(callFor(withoutSession(context)), given)
    context.session.start(answer.data.token)
    if (given['surface'] !== 'modal') return redirect(safeReturnPath(form.get('redirectTo')))
    return { outcome: 'signed-in', message: answer.message } satisfies AuthResult
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const { message, errors = {} } = error.problem
    return data<AuthResult>(
      { outcome: 'refused', message, errors, given: withoutPasswords(given) },
      error.status,
    )
  }
}

/** Calls the API with the values of the login form; the API validates them. */
export function login(
  call: ReturnType<typeof callFor>,
  { email = '', password = '' }: Record<string, string>,
) {
  return call(authEndpoints.login, { body: { email, password } satisfies LoginForm })
}

/** Calls the API with the values of the register form. */
export function register(call: ReturnType<typeof callFor>, values: Record<string, string>) {
  const { first_name = '', last_name = '', email = '', password = '', password_confirmation = '' } = values
  const body: RegisterForm = { first_name, last_name, email, password, password_confirmation }
  return call(authEndpoints.register, { body })
}

/** Returns an error result unless the terms were accepted. */
export function requireTerms(form: FormData) {
  if (form.get('terms') === 'on') return null
  return data<AuthResult>({ outcome: 'terms-missing', given: withoutPasswords(formValues(form)) }, 422)
}
