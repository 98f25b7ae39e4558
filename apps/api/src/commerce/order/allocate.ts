/**
 * Splits an amount in cents by weights, so that the parts add up exactly (TAX-2): each gets its share rounded down, and the
 * cents that are left go to the largest remainders, of equal ones to the first. Without any weight all parts are equal.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) {
    if (amount === 0) return []
    throw new Error('an amount needs at least one weight')
  }
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  // The product of two amounts can exceed the largest exact number.
  const shares = weights.map((weight) => BigInt(amount) * (sum === 0n ? 1n : BigInt(weight)))
  const divisor = sum === 0n ? BigInt(weights.length) : sum
  const parts = shares.map((share) => Number(share / divisor))
  const left = amount - parts.reduce((total, part) => total + part, 0)
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share % divisor }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
  const extra = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => part + (extra.has(index) ? 1 : 0))
}
