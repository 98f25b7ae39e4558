import type { Story, StoryCategory, StoryWithCategory } from '@chignon/contract/community/story'
import { presentPicture } from '../../platform/picture/picture.present.ts'
import type { StoryRow } from './story.queries.ts'

/** Maps the rows to categories with their stories; categories without stories are left out. */
export function presentStories(rows: StoryRow[]): StoryCategory[] {
  const circles = new Map<string, StoryCategory>()
  for (const row of rows) {
    const circle = circles.get(row.category.id) ?? { ...row.category, stories: [] }
    circles.set(circle.id, circle)
    circle.stories.push(presentStory(row))
  }
  return [...circles.values()]
}

/** Maps a story with its category to the contract. */
export function presentStoryWithCategory(row: StoryRow): StoryWithCategory {
  return { ...presentStory(row), category: row.category }
}

function presentStory(row: StoryRow): Story {
  return {
    id: row.id,
    slug: row.slug,
    locale: row.locale,
    name: row.name,
    original:
      row.originalLocale === row.locale ? null : { locale: row.originalLocale, name: row.originalName },
    author: row.author,
    preview_url: row.previewUrl,
    picture: row.picture && presentPicture(row.picture, row.pictureAlt),
    published_at: row.publishedAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    is_seen: row.isSeen,
    is_own: row.isOwn,
    state: row.state,
  }
}
