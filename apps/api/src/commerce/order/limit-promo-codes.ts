import { Failure } from '../../platform/http/fail.ts'
import type { RateLimiters } from '../../platform/http/rate-limits.ts'

/**
 * Runs a call that may apply a promotional code. Refused ones are counted by the client's address, so that codes cannot be
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
  try {
    const result = await work()
    await promoCodePerAddress.refund(address)
    return result
  } catch (error) {
    // Only a code that was refused is counted, not what is sold out.
    if (error instanceof Failure && error.status !== 422) await promoCodePerAddress.refund(address)
    throw error
  }
}
