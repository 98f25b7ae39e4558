import { locales } from '@chignon/contract/platform/locale'
import type { Database } from '../client.ts'
import { captions, resources } from '../schema/resource.ts'
import { inserted } from './inserted.ts'

/** Inserts a resource of a lesson: the sample video `knot`, with captions in every language. */
export async function makeResource(
  db: Database,
  lessonId: string,
  given: Partial<typeof resources.$inferInsert> = {},
) {
  const files = { folder: 'knot', file: 'clip.mp4', stream: 'stream.m3u8', poster: 'poster.webp' }
  const resource = inserted(
    await db()
      .insert(resources)
      .values({ lessonId, ...files, ...given })
      .returning(),
  )
  await db()
    .insert(captions)
    .values(
      locales.map((language, index) => ({
        resourceId: resource.id,
        position: index + 1,
        language,
        file: `captions/${language}.vtt`,
      })),
    )
  return resource
}
