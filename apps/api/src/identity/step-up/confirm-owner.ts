import type { stepUpForm } from '@chignon/contract/identity/step-up'
import type * as z from 'zod/mini'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { findPasskey, storeUse } from '../passkey/passkey.queries.ts'
import { verifyPasskeyUse } from '../passkey/verify-passkey.ts'
import { secondFactorMessages } from '../second-factor/second-factor.messages.ts'
import { verifyCode } from '../second-factor/verify-code.ts'
import { isPasswordCorrect } from '../secret/password.ts'
import { stepUpMessages } from './step-up.messages.ts'
import { stepUpMethodsOf } from './step-up.present.ts'
import type { StepUpRow } from './step-up.queries.ts'

type Confirmation = {
  userId: string
  row: StepUpRow
  form: z.infer<typeof stepUpForm>
  fail: Fail<'invalid'>
}

/** Ends the call unless the form proves by one of the person's ways that they are at the device. */
export async function confirmOwner(services: Services, confirmation: Confirmation): Promise<void> {
  const { userId, row, form, fail } = confirmation
  const { limits } = services
  const methods = stepUpMethodsOf(row)
  await limits.codePerAccount.take(userId)
  if (form.passkey !== undefined && methods.includes('passkey')) {
    if (!(await isOwnPasskey(services, userId, form.passkey))) {
      fail(422, { errors: { passkey: [stepUpMessages.wrongPasskey] } })
    }
  } else if (form.code !== undefined && methods.includes('code')) {
    const { code } = form
    const isValid = await services.db.transaction(() => verifyCode(services, userId, code))
    if (!isValid) fail(422, { errors: { code: [secondFactorMessages.wrongCode] } })
  } else if (form.password !== undefined && methods.includes('password')) {
    if (!(await isPasswordCorrect(row.passwordHash, form.password))) {
      fail(422, { errors: { password: [stepUpMessages.wrongPassword] } })
    }
  } else {
    fail(422, { message: stepUpMessages.otherWay })
  }
  await limits.codePerAccount.reset(userId)
}

async function isOwnPasskey(
  services: Services,
  userId: string,
  response: NonNullable<Confirmation['form']['passkey']>,
): Promise<boolean> {
  const { db, clock } = services
  const passkey = await findPasskey(db(), response.id)
  if (passkey?.userId !== userId) return false
  const use = await verifyPasskeyUse(services, passkey, response)
  return use !== null && (await storeUse(db(), passkey.id, { ...use, now: clock() }))
}
