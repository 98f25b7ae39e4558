import { emailChangeEndpoints } from '@chignon/contract/identity/email-change'
import { passkeyEndpoints, passkeyForm } from '@chignon/contract/identity/passkey'
import { secondFactorEndpoints } from '@chignon/contract/identity/second-factor'
import type { AppLoadContext } from 'react-router'
import { runIntentAction } from '../../../../lib/forms/run-intent-action.ts'
import { textOf } from '../../../../lib/forms/text-of.ts'
import { errorResponse } from '../../../../lib/routing/error-response.ts'

const { begin, cancel, confirm, disable, renewRecoveryCodes } = secondFactorEndpoints

/** What the forms of the security page return. */
type Done = { message: string; recoveryCodes?: string[] }

/** Action of the security page: the forms of the address, of passkeys and of two-step login. */
export function runSecurityAction(args: { context: AppLoadContext; request: Request }) {
  return runIntentAction<Done>(args, {
    begin: async ({ call }) => {
      await call(begin, {})
      return { message: '' }
    },
    cancel: ({ call }) => call(cancel, {}),
    confirm: async ({ call, form }) => {
      const { data, message } = await call(confirm, { body: { code: textOf(form, 'code') } })
      return { message, recoveryCodes: data.recovery_codes }
    },
    renew: async ({ call, form }) => {
      const { data, message } = await call(renewRecoveryCodes, { body: ownerOf(form) })
      return { message, recoveryCodes: data.recovery_codes }
    },
    disable: ({ call, form }) => call(disable, { body: ownerOf(form) }),
    'cancel-email': ({ call }) => call(emailChangeEndpoints.cancel, {}),
    'add-passkey': async ({ call, form }) => {
      const body = passkeyForm.safeParse({
        name: textOf(form, 'name'),
        response: JSON.parse(textOf(form, 'response')),
      }).data
      if (!body) throw errorResponse(400)
      return { message: (await call(passkeyEndpoints.add, { body })).message }
    },
    'rename-passkey': ({ call, form }) =>
      call(passkeyEndpoints.rename, {
        params: { id: textOf(form, 'id') },
        body: { name: textOf(form, 'name') },
      }),
    'remove-passkey': ({ call, form }) =>
      call(passkeyEndpoints.remove, { params: { id: textOf(form, 'id') } }),
  })
}

function ownerOf(form: FormData) {
  const [password, code] = [textOf(form, 'password'), textOf(form, 'code')]
  return { ...(password ? { password } : {}), ...(code ? { code } : {}) }
}
