import type { ChatMessage } from '@chignon/contract/community/chat'

const dayInMs = 24 * 60 * 60_000
const pauseMs = 5 * 60_000

/** A message in its day; `isContinued` if the same person wrote the one before a moment ago. */
export type ShownMessage = { message: ChatMessage; isContinued: boolean }

export type ChatDay = {
  /** YYYY-MM-DD. */
  id: string
  daysAgo: number
  messages: ShownMessage[]
}

/** The messages, oldest first, by the days of a time zone. */
export function listDays(messages: readonly ChatMessage[], now: Date, timeZone: string): ChatDay[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const today = Date.parse(format.format(now))
  const days: ChatDay[] = []
  let before: ChatMessage | undefined
  for (const message of messages) {
    const id = format.format(new Date(message.created_at))
    let day = days.at(-1)
    if (day?.id !== id) {
      day = { id, daysAgo: Math.round((today - Date.parse(id)) / dayInMs), messages: [] }
      days.push(day)
      before = undefined
    }
    day.messages.push({ message, isContinued: before !== undefined && continues(message, before) })
    before = message
  }
  return days
}

function continues(message: ChatMessage, before: ChatMessage): boolean {
  const isSameSide = message.is_from_academy === before.is_from_academy
  const passed = Date.parse(message.created_at) - Date.parse(before.created_at)
  return isSameSide && message.author.id === before.author.id && passed < pauseMs
}
