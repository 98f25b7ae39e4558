import { createHash } from 'node:crypto'

/** Somebody with an account at the identity provider. */
export type Account = {
  /** Who they are to it, for ever. */
  subject: string
  firstName: string
  lastName: string
  /** Without one, they share none: Facebook’s accounts may be such. */
  email?: string
  /** Whether the address was shown to be theirs. */
  isVerified: boolean
}

/** Those to choose from: people of the sample academy, and one whose address nobody ever confirmed. */
export const sampleAccounts: Account[] = [
  { firstName: 'Mila', lastName: 'Novak', email: 'new@example.com', isVerified: true },
  { firstName: 'Ana', lastName: 'Díaz', email: 'learner@example.com', isVerified: true },
  { firstName: 'Inês', lastName: 'Duarte', email: 'educator@example.com', isVerified: false },
].map((account) => ({ subject: subjectOf(account), ...account }))

/** The accounts there are: the sample’s, and whoever was typed in. */
export function openAccounts() {
  const known = new Map(sampleAccounts.map((account) => [account.subject, account]))
  return {
    find: (subject: string) => known.get(subject),
    /** Adds somebody; the same address is the same account, also with another name. */
    add(given: Omit<Account, 'subject'>): Account {
      const account = { subject: subjectOf(given), ...given }
      known.set(account.subject, account)
      return account
    },
  }
}

export type Accounts = ReturnType<typeof openAccounts>

// Digits, as Google and Facebook number people; the same over a restart, so that somebody known is known again.
function subjectOf({ email, firstName, lastName }: Omit<Account, 'subject'>): string {
  const hash = createHash('sha256').update(email?.toLowerCase() ?? `${firstName} ${lastName}`)
  return BigInt(`0x${hash.digest('hex').slice(0, 16)}`)
    .toString()
    .padStart(20, '1')
}
