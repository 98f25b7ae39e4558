import type { Locale } from '@chignon/contract/platform/locale'
import { formatsOf } from '@chignon/app-kit/i18n/formats'

/** The note of a sharing picture: how many parts, and the length, in seconds, if it is known. */
export function shareNote(parts: string, duration: number, locale: Locale): string {
  return duration > 0 ? `${parts} · ${formatsOf(locale).duration(duration)}` : parts
}
