import { chatMessages, conversations } from '../platform/db/schema/chat.ts'
import type { Locale } from '@chignon/contract/platform/locale'
import { daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts the conversations of people with the academy, each in the language of the person. */
export async function seedConversations({ db, sample, now }: SeedContext): Promise<void> {
  const hoursAgo = (hours: number) => daysBefore(now, hours / 24)
  for (const { person, read_hours_ago, messages } of sample.conversations) {
    const locale = sample.people.find(({ slug }) => slug === person)?.locale ?? 'en'
    const times = messages.map(({ hours_ago }) => hours_ago)
    const answered = messages.filter(({ author }) => author !== person).map(({ hours_ago }) => hours_ago)
    const [first, last] = [hoursAgo(Math.max(...times)), hoursAgo(Math.min(...times))]
    const conversationId = seedId('conversation', person)
    await db.insert(conversations).values({
      id: conversationId,
      userId: seedId('user', person),
      createdAt: first,
      lastMessageAt: last,
      memberReadAt: hoursAgo(read_hours_ago),
      staffReadAt: answered.length > 0 ? hoursAgo(Math.min(...answered)) : null,
    })
    await db.insert(chatMessages).values(
      messages.map(({ author, hours_ago, text }, index) => ({
        id: seedId('chat-message', person, index),
        conversationId,
        authorId: seedId('user', author),
        isFromAcademy: author !== person,
        text: textOf(text, locale),
        createdAt: hoursAgo(hours_ago),
      })),
    )
  }
}

function textOf(text: Partial<Record<Locale, string>>, locale: Locale): string {
  const found = text[locale]
  if (found === undefined) throw new Error(`a message of the sample has no text in ${locale}`)
  return found
}
