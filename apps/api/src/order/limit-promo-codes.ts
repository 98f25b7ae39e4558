import type { RateLimiters } from '../http/rate-limits.ts'

/**
 * Runs a call that may apply a promotional code. Calls that fail are counted by the client's address, so that codes cannot be
 * guessed.
 */
export async function limitPromoCodes<Result>(
  { promoCodePerAddress }: Pick<RateLimiters, 'promoCodePerAddress'>,
  address: string,
  promoCode: string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  if (promoCode === null) return work()
  await promoCodePerAddress.take(address)
  const result = await work()
  await promoCodePerAddress.refund(address)
  return result
}
