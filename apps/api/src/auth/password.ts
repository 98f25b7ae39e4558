import { hash, verify } from '@node-rs/argon2'

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash of a password, which includes salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let dummyHash: Promise<string> | undefined

/**
 * Whether a password matches a hash. Without a hash, because there is no such account or it has no password, it is false after
 * the same time, so that timing does not reveal which addresses have an account.
 */
export async function isPasswordCorrect(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword('a password of no account')
  const isCorrect = await verify(passwordHash ?? (await dummyHash), password)
  return isCorrect && typeof passwordHash === 'string'
}
