import { plainText } from '../combobox/match-options.ts'
import type { CommandPaletteItem } from './command-palette-item.ts'

/** How well an item fits: 0 begins with the text, 1 has a word that does, 2 contains all words, 3 does not fit. */
function rankOf({ label, detail = '', words = '' }: CommandPaletteItem, text: string): number {
  const name = plainText(label)
  if (name.startsWith(text)) return 0
  if (name.split(/[\s\p{P}]+/u).some((word) => word.startsWith(text))) return 1
  const all = `${name} ${plainText(`${detail} ${words}`)}`
  return text.split(/\s+/).every((word) => all.includes(word)) ? 2 : 3
}

/** The items that fit a text: the best first, but groups stay together. All of them, as they are, for an empty text. */
export function matchItems(items: readonly CommandPaletteItem[], query: string): CommandPaletteItem[] {
  const text = plainText(query)
  if (text === '') return collectGroups(items)
  const ranked = items.map((item) => ({ item, rank: rankOf(item, text) })).filter(({ rank }) => rank < 3)
  return collectGroups(ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item))
}

/** Puts items of the same group next to each other, in the order in which the groups begin. */
function collectGroups(items: readonly CommandPaletteItem[]): CommandPaletteItem[] {
  const names = [...new Set(items.map(({ group }) => group))]
  return names.flatMap((name) => items.filter(({ group }) => group === name))
}
