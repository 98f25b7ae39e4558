import type { LogEntry } from './log-entries.ts'

const dayInMs = 24 * 60 * 60_000
const pauseMs = 5 * 60_000

/** An entry in its day; `isContinued` if the same person wrote the one before a moment ago. */
export type ShownEntry = { entry: LogEntry; isContinued: boolean }

export type ChatDay = {
  /** YYYY-MM-DD. */
  id: string
  daysAgo: number
  entries: ShownEntry[]
}

/** The entries, oldest first, by the days of a time zone. */
export function listDays(entries: readonly LogEntry[], now: Date, timeZone: string): ChatDay[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const today = Date.parse(format.format(now))
  const days: ChatDay[] = []
  let before: LogEntry | undefined
  for (const entry of entries) {
    const id = format.format(new Date(entry.created_at))
    let day = days.at(-1)
    if (day?.id !== id) {
      day = { id, daysAgo: Math.round((today - Date.parse(id)) / dayInMs), entries: [] }
      days.push(day)
      before = undefined
    }
    day.entries.push({ entry, isContinued: before !== undefined && continues(entry, before) })
    before = entry
  }
  return days
}

const sideOf = (entry: LogEntry) =>
  entry.kind === 'note' ? 'note' : entry.is_from_academy ? 'academy' : 'person'

function continues(entry: LogEntry, before: LogEntry): boolean {
  const passed = Date.parse(entry.created_at) - Date.parse(before.created_at)
  return sideOf(entry) === sideOf(before) && entry.author.id === before.author.id && passed < pauseMs
}
