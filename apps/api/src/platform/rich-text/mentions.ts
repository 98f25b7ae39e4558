/** A mention as it is stored: by id, so that it always shows the current name (TEXT-5). */
export const mentionToken = /@\[[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\]/i

/** A person who can be mentioned. */
export type Mentionable = { id: string; name: string }

/** The ids that a stored text mentions, each once. */
export function mentionedIn(source: string): string[] {
  const tokens = source.matchAll(new RegExp(mentionToken.source, 'gi'))
  return [...new Set([...tokens].map(([token]) => token.slice(2, -1).toLowerCase()))]
}

/** A stored text with the people who were notified that it mentions them. */
type MentioningText = { body: string; authorId: string; notifiedIds: readonly string[] | null }

/**
 * The ids of the people of the conversation whom a text mentions and who were not notified of it yet, without its author. The
 * people are only read if there are mentions.
 */
export async function listNewMentions(
  { body, authorId, notifiedIds }: MentioningText,
  listPeople: () => Promise<readonly { id: string }[]>,
): Promise<string[]> {
  const mentions = mentionedIn(body).filter((id) => id !== authorId && !notifiedIds?.includes(id))
  if (mentions.length === 0) return []
  const people = await listPeople()
  return mentions.filter((mention) => people.some(({ id }) => id === mention))
}

/**
 * Replaces `@Ana Díaz` by the stored form. Only people of the conversation are found, the longest name first; other names stay
 * words.
 */
export function storeMentions(written: string, people: readonly Mentionable[]): string {
  const named = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length)
  return named.reduce((text, { id, name }) => {
    const mention = new RegExp(String.raw`(?<![\p{L}\p{N}])@${escaped(name)}(?![\p{L}\p{N}])`, 'giu')
    return text.replaceAll(mention, `@[${id}]`)
  }, written)
}

/** The text as its author writes and edits it, with names. */
export function showMentions(stored: string, names: ReadonlyMap<string, string>): string {
  return stored.replaceAll(new RegExp(mentionToken.source, 'gi'), (token) => {
    const name = names.get(token.slice(2, -1).toLowerCase())
    return name === undefined ? token : `@${name}`
  })
}

function escaped(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
