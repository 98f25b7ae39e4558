import type { Localized } from '@chignon/contract/platform/localized'

/** The languages of a text that are written; undefined if none is. */
export function written(texts: Localized): Localized | undefined {
  const found = Object.entries(texts).flatMap(([locale, text]) => {
    const trimmed = text.trim()
    return trimmed === '' ? [] : [[locale, trimmed]]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** The entries of a list in their order. */
export function inOrder<Entry extends { position: number }>(
  entries: Record<string, Entry>,
): [string, Entry][] {
  return Object.entries(entries).toSorted(
    ([oneId, one], [otherId, other]) => one.position - other.position || (oneId < otherId ? -1 : 1),
  )
}

/** The entries of a list by their ids. */
export function byId<Item, Entry>(
  items: readonly Item[],
  entryOf: (item: Item, position: number) => [string, Entry],
): Record<string, Entry> {
  return Object.fromEntries(items.map((item, index) => entryOf(item, index + 1)))
}

/** The same entries with new ids. */
export function renamed<Entry>(entries: Record<string, Entry>): Record<string, Entry> {
  return Object.fromEntries(Object.values(entries).map((entry) => [crypto.randomUUID(), entry]))
}
