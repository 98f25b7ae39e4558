/** A duration in seconds as ISO 8601: `PT1H24M`. */
export function isoDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor((seconds % 3600) / 60), 'M'],
    [seconds % 60, 'S'],
  ] as const
  const written = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value}${unit}`)
  return `PT${written.join('') || '0S'}`
}

/** RFC 3339 timestamp (UTC) in a time zone, with offset: `2026-05-09T09:00:00+03:00`. */
export function zonedMoment(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  })
  const parts = new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00'
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return `${date}T${part('hour')}:${part('minute')}:${part('second')}${offset}`
}
