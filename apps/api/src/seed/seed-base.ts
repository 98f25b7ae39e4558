import { businessTypes, interests, postCategories, storyCategories } from '../platform/db/schema/base-data.ts'
import { badges } from '../platform/db/schema/badge.ts'
import { categories } from '../platform/db/schema/category.ts'
import { qualifications } from '../platform/db/schema/qualification.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts the base lists. */
export async function seedBase({ db, sample }: SeedContext): Promise<void> {
  const rows = <Item extends { slug: string }>(noun: string, items: Item[]) =>
    items.map((item, index) => ({ ...item, id: seedId(noun, item.slug), position: index + 1 }))
  await db.insert(categories).values(rows('category', sample.categories))
  await db.insert(postCategories).values(rows('post-category', sample.postCategories))
  await db.insert(storyCategories).values(
    rows(
      'story-category',
      sample.stories.map(({ slug, name }) => ({ slug, name })),
    ),
  )
  await db.insert(interests).values(rows('interest', sample.interests))
  await db.insert(businessTypes).values(rows('business-type', sample.businessTypes))
  await db.insert(badges).values(rows('badge', sample.badges))
  await db.insert(qualifications).values(
    rows('qualification', sample.qualifications).map(({ category, ...row }) => ({
      ...row,
      categoryId: seedId('category', category),
    })),
  )
}
