/**
 * Seconds of a typed place in a video, as `mm:ss`, `h:mm:ss` or minutes alone, in the digits of any of our languages; null if it is
 * none.
 */
export function readTime(text: string): number | null {
  const latin = text.normalize('NFKC').replaceAll(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
  const match = /^(?:(\d{1,2}):)?(\d{1,3})(?::(\d{1,2}))?$/.exec(latin.trim().replaceAll('.', ':'))
  if (!match) return null
  const [, hours, minutes, seconds] = match
  // Two numbers are minutes and seconds.
  const [h, m, s] =
    hours !== undefined && seconds === undefined ? [0, hours, minutes] : [hours ?? 0, minutes, seconds ?? 0]
  return Number(s) < 60 ? Number(h) * 3600 + Number(m) * 60 + Number(s) : null
}
