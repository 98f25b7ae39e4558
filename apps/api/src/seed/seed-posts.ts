import { comments, postLikes, postResources, posts, savedPosts } from '../platform/db/schema/post.ts'
import { daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

const mediaTypes = { image: 'image/jpeg', video: 'video/mp4' } as const

/** Inserts the posts with comments and resources, and the learner's likes and saved posts. */
export async function seedPosts({ db, sample, now }: SeedContext): Promise<void> {
  const idOf = (slug: string) => seedId('post', slug)
  const languages = new Map(sample.people.map(({ slug, locale }) => [slug, locale]))
  await db.insert(posts).values(
    sample.posts.map((post) => ({
      id: idOf(post.slug),
      slug: post.slug,
      type: post.type,
      categoryId: seedId('post-category', post.category),
      authorId: seedId('user', post.author),
      name: post.name,
      body: post.body,
      originalLocale: languages.get(post.author),
      likesCount: post.likes,
      publishedAt: daysBefore(now, post.published_days_ago),
    })),
  )
  const clips = freeClips(sample)
  const resources = sample.posts.flatMap(({ slug, type }, index) =>
    type === 'image' || type === 'video'
      ? [
          {
            id: seedId('post-resource', slug),
            postId: idOf(slug),
            type: mediaTypes[type],
            url: type === 'video' ? (clips[index % clips.length] ?? null) : null,
            position: 1,
          },
        ]
      : [],
  )
  if (resources.length > 0) await db.insert(postResources).values(resources)
  const remarks = sample.posts.flatMap((post) =>
    post.comments.map((comment, index) => ({
      id: seedId('comment', post.slug, index),
      postId: idOf(post.slug),
      authorId: seedId('user', comment.author),
      locale: comment.locale,
      body: comment.body,
      translations: comment.translations ?? null,
      publishedAt: daysBefore(now, Math.min(comment.days_ago, post.published_days_ago)),
    })),
  )
  if (remarks.length > 0) await db.insert(comments).values(remarks)
  const userId = seedId('user', 'ana-diaz')
  const newest = sample.posts.toSorted((a, b) => a.published_days_ago - b.published_days_ago)
  const liked = newest.filter(({ likes }) => likes > 0).slice(0, 8)
  await db.insert(postLikes).values(liked.map(({ slug }) => ({ postId: idOf(slug), userId })))
  await db.insert(savedPosts).values(newest.slice(2, 7).map(({ slug }) => ({ postId: idOf(slug), userId })))
}

// The clips of free lessons, which anyone may watch.
function freeClips({ courses }: Sample): string[] {
  return courses.flatMap(({ slug, lessons }) =>
    lessons
      .filter(({ type, free }) => type === 'video' && free)
      .map((lesson) => `/api/v1/media/${seedId('resource', 'course', slug, lesson.slug)}/clip.mp4`),
  )
}
