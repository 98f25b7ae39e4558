import { useFormats } from '../../../lib/i18n/use-formats.ts'

// The provider counts no further: a thousand is a thousand or more.
const maxCount = 1000

/** Writes how much was found: `12`, or `1,000+` where there may be more. */
export function useCountLabel(): (count: number) => string {
  const { number } = useFormats()
  return (count) => (count < maxCount ? number(count) : `${number(count)}+`)
}
