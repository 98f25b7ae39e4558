import { Feed, type Item } from 'feed'

export type FeedParts = {
  title: string
  description: string
  /** BCP 47. */
  language: string
  /** URL of the page the feed belongs to. */
  link: string
  /** URL of the feed itself. */
  self: string
  /** Newest first. */
  items: readonly (Pick<Item, 'title' | 'link' | 'description' | 'date'> & {
    /** Permanent id of the entry, the same in every language. */
    id: string
    category: string
  })[]
}

/** Renders a feed as RSS 2.0. Its build date is the date of the newest entry, so that an unchanged feed has the same ETag. */
export function writeFeed({ items, self, ...about }: FeedParts): string {
  const feed = new Feed({
    ...about,
    id: self,
    feedLinks: { rss: self },
    updated: items[0]?.date ?? new Date(0),
    generator: false,
  })
  for (const { category, ...item } of items) feed.addItem({ ...item, category: [{ name: category }] })
  return feed.rss2()
}
