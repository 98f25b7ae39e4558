type Money = { amount: number; currency: string }

/** What the amounts add up to in each currency, in the order in which the currencies appear. */
export function sumsByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>()
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}
