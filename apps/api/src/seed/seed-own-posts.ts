import { posts } from '../platform/db/schema/post.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Inserts a draft and a scheduled post of the sample educator, in the language she writes in. */
export async function seedOwnPosts({ db, now }: SeedContext): Promise<void> {
  const own = {
    type: 'article' as const,
    categoryId: seedId('post-category', 'cutting'),
    authorId: seedId('user', 'ines-duarte'),
    publishedAt: null,
    savedAt: now,
  }
  await db.insert(posts).values([
    {
      ...own,
      id: seedId('post', 'draft-sharpening'),
      slug: 'draft-5ea1e0c0ffee',
      name: { en: 'When a pair of scissors is really blunt' },
      body: { en: 'A wet tissue tells more than any client. Fold it once, cut it, and look at the edge.' },
    },
    {
      ...own,
      id: seedId('post', 'scheduled-fringe'),
      slug: 'draft-5ea1e0decade',
      name: { en: 'Three fringes for a high forehead' },
      body: {
        en: 'All three begin with the same section:\n\n- a soft one\n- a blunt one\n- one that is swept aside',
      },
      scheduledAt: new Date(now.getTime() + 2 * dayMs),
    },
  ])
}
