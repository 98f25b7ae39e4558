import { useFormats } from '../../../lib/i18n/use-formats.ts'

// The API stops counting here.
const maxCount = 1000

/** Formats a number of results: `12`, or `1,000+` at the API's maximum. */
export function useCountLabel(): (count: number) => string {
  const { number } = useFormats()
  return (count) => (count < maxCount ? number(count) : `${number(count)}+`)
}
