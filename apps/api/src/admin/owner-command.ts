import { email as emailField } from '@chignon/contract/identity/form-fields'
import { fail } from '../platform/http/fail.ts'
import { makeOwner } from '../identity/role/make-owner.ts'
import { mailedTokenLifetime } from '../identity/secret/mailed-token.queries.ts'
import type { AdminCommand } from './admin-command.ts'

export const ownerCommand: AdminCommand = {
  name: 'owner',
  usages: [['owner you@school.example', 'makes a person an owner, and prints a link to choose a password']],
  accepts: ([email = '', ...rest]) => rest.length === 0 && emailField.safeParse(email).success,
  async run({ services, args: [email = ''], print }) {
    const { token, isNew } = await makeOwner(services, email, fail)
    const { publicUrl, port } = services.env
    const minutes = mailedTokenLifetime['reset-password'] / 60_000
    print(
      `${email} is ${isNew ? 'a new person and ' : ''}an owner now. Choose a password within ${minutes} minutes:`,
    )
    print(`${publicUrl ?? `http://localhost:${port}`}/account/password-reset/${token}`)
    print('Then add a passkey or two-step login in the security settings, and open /studio.')
  },
}
