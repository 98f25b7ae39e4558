import { locales } from '@chignon/contract/platform/locale'
import { lessonChapters } from '../platform/db/schema/lesson.ts'
import { captions, resourceFiles, resources } from '../platform/db/schema/resource.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

// The folders in sample/media whose clips the lessons of a category use in turn; drawn by scripts/draw-clips.ts.
const clips: Record<string, readonly string[]> = {
  cutting: ['cut', 'part'],
  colour: ['wave'],
  updo: ['knot'],
  texture: ['curl'],
  braiding: ['braid'],
}

/** The length of each clip. */
export const clipSeconds = 9

/** The clip that is also available as an HLS stream. */
const streamed = 'knot'

type Plan = { slug: string; category: string; lessons: Sample['courses'][number]['lessons'] }

/** Inserts the videos of the lessons with captions, chapters and a file: short clips that lessons share. */
export async function seedMedia({ db, sample }: SeedContext): Promise<void> {
  const videos = [
    ...videosOf('course', sample.courses),
    ...videosOf('online-masterclass', sample.onlineMasterclasses),
  ]
  await db.insert(resources).values(
    videos.map(({ key, folder }) => ({
      id: seedId('resource', ...key),
      lessonId: seedId('lesson', ...key),
      folder,
      file: 'clip.mp4',
      stream: folder === streamed ? 'stream.m3u8' : null,
      poster: 'poster.webp',
      sprite: 'sprite.vtt',
      duration: clipSeconds,
      isExcerpt: true,
    })),
  )
  await db.insert(captions).values(
    videos.flatMap(({ key }) =>
      locales.map((language, index) => ({
        id: seedId('caption', ...key, language),
        resourceId: seedId('resource', ...key),
        position: index + 1,
        language,
        file: `captions/${language}.vtt`,
      })),
    ),
  )
  const clipOf = new Map(sample.clips.map((clip) => [clip.folder, clip]))
  await db.insert(lessonChapters).values(
    videos.flatMap(({ key, folder }) =>
      (clipOf.get(folder)?.chapters ?? []).map(({ starts_at, name }) => ({
        id: seedId('chapter', ...key, String(starts_at)),
        lessonId: seedId('lesson', ...key),
        startsAt: starts_at,
        name,
      })),
    ),
  )
  await db.insert(resourceFiles).values(
    videos.flatMap(({ key, folder }) => {
      const file = clipOf.get(folder)?.file
      if (!file) return []
      return {
        id: seedId('resource-file', ...key),
        resourceId: seedId('resource', ...key),
        position: 1,
        name: file.name,
        file: file.path,
        type: file.type,
        bytes: file.bytes,
      }
    }),
  )
}

function videosOf(noun: 'course' | 'online-masterclass', plans: Plan[]): { key: string[]; folder: string }[] {
  return plans.flatMap(({ slug, category, lessons }) => {
    const ofKind = clips[category] ?? [streamed]
    return lessons
      .filter(({ type }) => type === 'video')
      .map((lesson, index) => ({
        key: [noun, slug, lesson.slug],
        folder: ofKind[index % ofKind.length] ?? streamed,
      }))
  })
}
