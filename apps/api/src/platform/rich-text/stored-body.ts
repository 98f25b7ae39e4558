import type { Author } from '@chignon/contract/platform/author'
import { fullName } from '@chignon/contract/identity/full-name'
import { cleanSource } from './clean-source.ts'
import { storeMentions } from './mentions.ts'

/** A text as it is stored: clean, with mentions of these people by id (TEXT-5). */
export function storedBody(written: string, people: readonly Author[]): string {
  const mentionable = people.map((person) => ({ id: person.id, name: fullName(person) }))
  return storeMentions(cleanSource(written), mentionable)
}
