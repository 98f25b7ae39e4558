import { authEndpoints } from '@chignon/contract/identity/auth'
import { staffRoleEndpoints } from '@chignon/contract/identity/staff-role'
import { stepUpEndpoints } from '@chignon/contract/identity/step-up'
import type { Call } from '@chignon/app-kit/data/call'

/** Makes a person staff, as the owner of the sample does. */
export async function makeStaff(
  api: (token?: string) => Call,
  person: { email: string; password: string },
): Promise<void> {
  const { data: session } = await api()(authEndpoints.login, { body: person })
  const body = { email: 'owner@example.com', password: 'hairdesign' }
  const { data: owner } = await api()(authEndpoints.login, { body })
  const call = api(owner.token)
  await call(stepUpEndpoints.confirm, { body: { password: body.password } })
  await call(staffRoleEndpoints.change, { params: { id: session.user.id }, body: { role: 'staff' } })
}
