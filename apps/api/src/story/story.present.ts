import type { StoryCategory } from '@chignon/contract/story'
import type { listStories } from './story.queries.ts'

type Row = Awaited<ReturnType<typeof listStories>>[number]

/** Maps the rows to categories with their stories; categories without stories are left out. */
export function presentStories(rows: Row[]): StoryCategory[] {
  const circles = new Map<string, StoryCategory>()
  for (const row of rows) {
    const circle = circles.get(row.category.id) ?? { ...row.category, name: row.categoryName, stories: [] }
    circles.set(circle.id, circle)
    circle.stories.push({
      id: row.id,
      slug: row.slug,
      locale: row.locale,
      name: row.name,
      author: row.author,
      preview_url: row.previewUrl,
      published_at: row.publishedAt?.toISOString() ?? null,
    })
  }
  return [...circles.values()]
}
