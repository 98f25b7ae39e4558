import type { OfficeHours } from '@chignon/contract/community/chat'

/** When the academy answers: weekdays, 1 for Monday, and times of day in its time zone. */
export type OfficeHoursSetting = { from: number; to: number; opens: string; closes: string; timezone: string }

const pattern = /^([1-7])-([1-7]) ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d) (\S+)$/

/** Reads a setting such as `1-5 09:00-18:00 Europe/Berlin`; null if it is not one. */
export function parseOfficeHours(text: string): OfficeHoursSetting | null {
  const [, from, to, opens, closes, timezone] = pattern.exec(text) ?? []
  if (!opens || !closes || !timezone || opens >= closes || !isTimeZone(timezone)) return null
  return { from: Number(from), to: Number(to), opens, closes, timezone }
}

const hourInMs = 60 * 60 * 1000
const quarterInMs = hourInMs / 4

/** Whether the academy answers at a time, and when it does next (CHAT-6). */
export function officeHoursAt(setting: OfficeHoursSetting, now: Date): OfficeHours {
  const { timezone } = setting
  if (isOpenAt(setting, now)) return { is_open: true, opens_at: null, timezone }
  // The offset of every time zone is a multiple of a quarter of an hour, also after a change of the clocks.
  const start = Math.ceil(now.getTime() / quarterInMs) * quarterInMs
  for (let time = start; time <= start + 8 * 24 * hourInMs; time += quarterInMs) {
    if (isOpenAt(setting, new Date(time))) {
      return { is_open: false, opens_at: new Date(time).toISOString(), timezone }
    }
  }
  return { is_open: false, opens_at: null, timezone }
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function isOpenAt({ from, to, opens, closes, timezone }: OfficeHoursSetting, time: Date): boolean {
  const parts = formatOf(timezone).formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((formatted) => formatted.type === type)?.value ?? ''
  const weekday = weekdays.indexOf(part('weekday')) + 1
  const clock = `${part('hour')}:${part('minute')}`
  return weekday >= from && weekday <= to && clock >= opens && clock < closes
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
