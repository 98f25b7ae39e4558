import { Feed, type Item } from 'feed'

export type FeedParts = {
  title: string
  description: string
  /** BCP 47. */
  language: string
  /** Where the page is whose news these are. */
  link: string
  /** Where the feed itself is. */
  self: string
  /** Newest first. */
  items: readonly (Pick<Item, 'title' | 'link' | 'description' | 'date'> & {
    /** What names the entry for ever, in whatever language it is read. */
    id: string
    category: string
  })[]
}

/** A feed as RSS 2.0. It was built when its newest entry came, so that the same entries are the same file. */
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
