import { formatDuration, formatNumber } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'

/** A duration in hours and minutes, at least a minute: `3 h 20 min`; null for none. */
export function formatExtent(locale: Locale, seconds: number): string | null {
  if (seconds <= 0) return null
  return formatDuration(locale, Math.max(1, Math.round(seconds / 60)) * 60)
}

/** How much was learned: `12 (3 h 20 min)`. */
export function formatLessons(locale: Locale, lessonCount: number, seconds: number): string {
  const extent = formatExtent(locale, seconds)
  const count = formatNumber(locale, lessonCount)
  return extent === null ? count : `${count} (${extent})`
}
