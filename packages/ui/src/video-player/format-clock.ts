/** Seconds as `mm:ss` in the locale's digits (`02:05`), with hours from one hour on (`1:02:05`). */
export function formatClock(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0))
  const plain = new Intl.NumberFormat(locale, { useGrouping: false })
  const two = new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits: 2 })
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = two.format(whole % 60)
  return hours > 0
    ? `${plain.format(hours)}:${two.format(minutes)}:${rest}`
    : `${two.format(minutes)}:${rest}`
}
