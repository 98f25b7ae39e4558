import { grantToken } from './access-token.queries.ts'
import { hashToken } from '../secret/token.ts'
import type { ClientInfo } from '../../platform/http/client-info.ts'
import type { Services } from '../../platform/services.ts'
import type { UserRow } from '../user/user.queries.ts'
import { describeDevice } from '../../platform/http/describe-device.ts'
import { rememberDevice } from './session.queries.ts'

/**
 * Signs a person in and returns the token. A sign-in on a new device is reported by mail, except for the first one of an account
 * (SESSION-3). Call it in a transaction that has locked the user.
 */
export async function startSession(
  { db, clock, mailer }: Pick<Services, 'db' | 'clock' | 'mailer'>,
  user: Pick<UserRow, 'id' | 'email'>,
  client: ClientInfo,
): Promise<string> {
  const device = describeDevice(client)
  // Clients that keep no key are recognised by their name.
  const hash = hashToken(client.deviceKey ?? `user agent: ${client.userAgent ?? ''}`)
  const newDeviceId = await rememberDevice(db(), user.id, { ...device, hash }, clock())
  if (newDeviceId) await mailer.enqueue({ kind: 'new-device', to: user.email, aboutId: newDeviceId })
  return grantToken(db(), user.id, clock(), device)
}
