/** What a field of numbers says when it changes a typed number. */
export type NumberCorrectionLabels = {
  /** A typed number is above `max`: both as they are shown. */
  tooHigh: (typed: string, max: string) => string
  /** A typed number is below `min`: both as they are shown. */
  tooLow: (typed: string, min: string) => string
  /** A typed number has more digits after the decimal separator than the field keeps. */
  rounded: (typed: string, number: string) => string
  /** A typed text is no number; the field keeps the one it had. */
  notANumber: (typed: string) => string
}

/** The texts in English. */
export const englishNumberCorrection: NumberCorrectionLabels = {
  tooHigh: (typed, max) => `${typed} is too high, so it was changed to ${max}.`,
  tooLow: (typed, min) => `${typed} is too low, so it was changed to ${min}.`,
  rounded: (typed, number) => `${typed} was rounded to ${number}.`,
  notANumber: (typed) => `“${typed}” is not a number.`,
}

/** A typed text with the number in it, null if there is none, and the number that the field uses instead. */
export type NumberCorrection = { typed: string; number: number | null; used: number }

/** The sentence about what the field corrected. */
export function correctionText(
  { typed, number, used }: NumberCorrection,
  labels: NumberCorrectionLabels,
  { min, max, format }: { min: number; max: number; format: (number: number) => string },
): string {
  if (number === null) return labels.notANumber(typed)
  if (number > max) return labels.tooHigh(typed, format(used))
  return number < min ? labels.tooLow(typed, format(used)) : labels.rounded(typed, format(used))
}
