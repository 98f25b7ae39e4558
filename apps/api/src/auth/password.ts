import { hash, verify } from '@node-rs/argon2'

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash of a password, with its salt and cost inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether a password fits a hash. Without a hash (no such account, or one without a password) it takes as long and says no,
 * so that the time tells nobody which addresses have an account.
 */
export async function passwordFits(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const fits = await verify(passwordHash ?? (await nobodysHash), password)
  return fits && typeof passwordHash === 'string'
}
