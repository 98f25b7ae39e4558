import { replaceCredentialKey } from '../learning/credential/replace-credential-key.ts'
import type { AdminCommand } from './admin-command.ts'

export const keysCommand: AdminCommand = {
  name: 'keys',
  usages: [
    ['keys replace', 'replaces the key that signs certificates; what the old one signed stays valid'],
    ['keys replace compromised', 'the same, and ends the trust in everything the old one signed'],
  ],
  accepts: ([action, state, ...rest]) =>
    action === 'replace' && (state === undefined || state === 'compromised') && rest.length === 0,
  async run({ services, args: [, state], print, confirm }) {
    const isCompromised = state === 'compromised'
    await confirm(
      isCompromised
        ? 'Every certificate that was signed with the current key will be refused by those who verify it.'
        : 'The secret of the current key will be deleted.',
    )
    const { id } = await replaceCredentialKey(services, { actor: 'system', isCompromised })
    print(`New certificates are signed with the key ${id}.`)
  },
}
