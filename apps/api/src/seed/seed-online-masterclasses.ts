import { setPopularity } from '../catalogue/popularity/popularity.queries.ts'
import { onlineMasterclassEducators, onlineMasterclasses } from '../platform/db/schema/online-masterclass.ts'
import { daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts the online masterclasses, the most popular newest, and their educators. */
export async function seedOnlineMasterclasses({ db, sample, now }: SeedContext): Promise<void> {
  const masterclasses = sample.onlineMasterclasses.toSorted((a, b) => b.popularity - a.popularity)
  await db.insert(onlineMasterclasses).values(
    masterclasses.map((masterclass, index) => ({
      id: seedId('online-masterclass', masterclass.slug),
      slug: masterclass.slug,
      categoryId: seedId('category', masterclass.category),
      price: masterclass.price,
      discountedPrice: masterclass.discounted_price,
      name: masterclass.name,
      summary: masterclass.summary,
      description: masterclass.description,
      outcomes: masterclass.outcomes,
      createdAt: daysBefore(now, 20 + index * 30),
      publishedAt: daysBefore(now, 20 + index * 30),
    })),
  )
  await setPopularity(
    db,
    masterclasses.map(({ slug, popularity }) => ({
      kind: 'online-masterclass',
      productId: seedId('online-masterclass', slug),
      score: popularity,
    })),
  )
  await db.insert(onlineMasterclassEducators).values(
    masterclasses.flatMap((masterclass) =>
      masterclass.educators.map((person, index) => ({
        onlineMasterclassId: seedId('online-masterclass', masterclass.slug),
        userId: seedId('user', person),
        position: index + 1,
      })),
    ),
  )
}
