import { atomWithStorage, createJSONStorage } from 'jotai/utils'

/** What was opened: its address below `/studio`, and its name. */
export type RecentItem = { id: string; label: string }

const maxItems = 5

/** What was opened with the palette lately, the last first; kept until the tab is closed. */
export const recentAtom = atomWithStorage<readonly RecentItem[]>(
  'studio:recent',
  [],
  createJSONStorage(() => sessionStorage),
  { getOnInit: true },
)

/** The list with an item at its beginning. */
export function withRecent(items: readonly RecentItem[], { id, label }: RecentItem): RecentItem[] {
  return [{ id, label }, ...items.filter((item) => item.id !== id)].slice(0, maxItems)
}
