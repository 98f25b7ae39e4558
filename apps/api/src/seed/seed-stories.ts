import { stories } from '../platform/db/schema/story.ts'
import { daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts the stories of every category. */
export async function seedStories({ db, sample, now }: SeedContext): Promise<void> {
  const languages = new Map(sample.people.map(({ slug, locale }) => [slug, locale]))
  await db.insert(stories).values(
    sample.stories.flatMap((category) =>
      category.stories.map((story) => ({
        id: seedId('story', story.slug),
        slug: story.slug,
        categoryId: seedId('story-category', category.slug),
        authorId: seedId('user', story.author),
        name: story.name,
        originalLocale: languages.get(story.author),
        publishedAt: daysBefore(now, story.hours_ago / 24),
      })),
    ),
  )
}
