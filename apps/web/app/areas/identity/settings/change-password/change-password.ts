import { passwordEndpoints } from '@chignon/contract/identity/password'
import { userEndpoints } from '@chignon/contract/identity/user'
import type { AppLoadContext } from 'react-router'
import { runFormAction } from '../../../../lib/forms/run-form-action.ts'
import { passwordFields } from './password-fields.ts'

/** Changes the password, or mails a link to set one (`intent=mail`). */
export function changePassword(args: { context: AppLoadContext; request: Request }) {
  return runFormAction(args, passwordFields, async ({ call, values: { intent, ...body } }) => {
    if (intent !== 'mail') return call(userEndpoints.changePassword, { body })
    const { data: user } = await call(userEndpoints.me, {})
    return call(passwordEndpoints.forgot, { body: { email: user.email } })
  })
}
