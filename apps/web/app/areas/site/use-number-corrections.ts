import { useLingui } from '@lingui/react/macro'

/** What a counter says when it changes a typed number. */
export function useNumberCorrections() {
  const { t } = useLingui()
  return {
    tooHigh: (typed: string, max: string) => t`${typed} is too high, so it was changed to ${max}.`,
    tooLow: (typed: string, min: string) => t`${typed} is too low, so it was changed to ${min}.`,
    rounded: (typed: string, number: string) => t`${typed} was rounded to ${number}.`,
  }
}
