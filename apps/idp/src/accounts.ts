import { createHash } from 'node:crypto'

/** An account at the identity provider. */
export type Account = {
  /** Permanent id, the `sub` claim. */
  subject: string
  firstName: string
  lastName: string
  /** Missing if the person does not share it, as is possible on Facebook. */
  email?: string
  /** Whether the e-mail address is verified. */
  isVerified: boolean
}

/** The accounts on the picker page: people of the sample content; the educator's address is not verified. */
export const sampleAccounts: Account[] = [
  { firstName: 'Mila', lastName: 'Novak', email: 'new@example.com', isVerified: true },
  { firstName: 'Ana', lastName: 'Díaz', email: 'learner@example.com', isVerified: true },
  { firstName: 'Inês', lastName: 'Duarte', email: 'educator@example.com', isVerified: false },
].map((account) => ({ subject: subjectFor(account), ...account }))

/** An in-memory store of the sample accounts and of those entered by hand. */
export function createAccountStore() {
  const accounts = new Map(sampleAccounts.map((account) => [account.subject, account]))
  return {
    find: (subject: string) => accounts.get(subject),
    /** Adds an account, or replaces the one with the same e-mail address. */
    add(details: Omit<Account, 'subject'>): Account {
      const account = { subject: subjectFor(details), ...details }
      accounts.set(account.subject, account)
      return account
    },
  }
}

export type AccountStore = ReturnType<typeof createAccountStore>

// Digits, as at Google and Facebook. Derived from the address, so that it survives a restart.
function subjectFor({ email, firstName, lastName }: Omit<Account, 'subject'>): string {
  const hash = createHash('sha256').update(email?.toLowerCase() ?? `${firstName} ${lastName}`)
  return BigInt(`0x${hash.digest('hex').slice(0, 16)}`)
    .toString()
    .padStart(20, '1')
}
