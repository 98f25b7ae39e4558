/**
 * A ratio of two figures measured in the same run, and its limit. Only ratios decide whether a benchmark fails: absolute times
 * depend on the machine and its load.
 */
export type RatioLimit = {
  /** What is measured, as the subject of a sentence: `Requests per second of /courses`. */
  name: string
  /** What it is compared with: `its query alone`. */
  reference: string
  value: number
  referenceValue: number
} & ({ min: number } | { max: number })

/** One sentence per ratio that is below its minimum or above its maximum, or is not a number. */
export function exceededRatios(limits: readonly RatioLimit[]): string[] {
  return limits.flatMap((limit) => {
    const ratio = limit.value / limit.referenceValue
    const isKept = 'min' in limit ? ratio >= limit.min : ratio <= limit.max
    if (isKept) return []
    const bound = 'min' in limit ? `minimum is ${limit.min}` : `maximum is ${limit.max}`
    return `${limit.name}: ${ratio.toFixed(2)} times ${limit.reference}; the ${bound}.`
  })
}
