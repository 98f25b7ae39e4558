import { formatNumber } from '@chignon/contract/formats'
import type { Locale } from '@chignon/contract/locale'

// Persian durations are in Persian words and digits.
const tags: Record<Locale, string> = {
  en: 'en',
  de: 'de',
  es: 'es',
  it: 'it',
  fr: 'fr',
  pt: 'pt-PT',
  fa: 'fa',
}

/** A duration in hours and minutes, at least a minute: `3 hr, 20 min`; null for none. */
export function formatExtent(locale: Locale, seconds: number): string | null {
  if (seconds <= 0) return null
  const total = Math.max(1, Math.round(seconds / 60))
  const parts = [
    [Math.floor(total / 60), 'hour'],
    [total % 60, 'minute'],
  ] as const
  const written = parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) =>
      new Intl.NumberFormat(tags[locale], { style: 'unit', unit, unitDisplay: 'short' }).format(value),
    )
  return written.join(' ')
}

/** How much was learned: `12 (3 hr 20 min)`. */
export function formatLessons(locale: Locale, lessonCount: number, seconds: number): string {
  const extent = formatExtent(locale, seconds)
  const count = formatNumber(locale, lessonCount)
  return extent === null ? count : `${count} (${extent})`
}
