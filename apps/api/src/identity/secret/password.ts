import { normalText } from '@chignon/contract/platform/clean-text'
import { hash, verify } from '@node-rs/argon2'

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash of a password in Unicode NFC, which includes salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalText(password), cost)
}

let dummyHash: Promise<string> | undefined

/**
 * Whether a password matches a hash, in NFC or, for hashes of earlier passwords, in another form (AUTH-17). Without a hash, because there is no such account or it has no password, it is false after
 * the same time, so that timing does not reveal which addresses have an account.
 */
export async function isPasswordCorrect(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword('a password of no account')
  const compared = passwordHash ?? (await dummyHash)
  for (const form of formsOf(password)) {
    if (await verify(compared, form)) return typeof passwordHash === 'string'
  }
  return false
}

// One form for a password in ASCII. macOS types decomposed letters, which were once stored as they came.
function formsOf(password: string): Set<string> {
  return new Set([normalText(password), password, password.normalize('NFD')])
}
