import { setPopularity } from '../../../catalogue/popularity/popularity.queries.ts'
import type { Database } from '../client.ts'
import { onlineMasterclasses } from '../schema/online-masterclass.ts'
import { makeCategory } from './category.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { serial } from './serial.ts'

/** Inserts an online masterclass without lessons, in a new category. */
export async function makeOnlineMasterclass(
  db: Database,
  { popularity, ...given }: Partial<typeof onlineMasterclasses.$inferInsert> & { popularity?: number } = {},
) {
  const number = serial()
  const categoryId = given.categoryId ?? (await makeCategory(db)).id
  const values = {
    slug: `online-${number}`,
    price: 9900,
    name: localized(`Online ${number}`),
    summary: localized('At your own pace'),
    description: localized('All of it'),
    outcomes: [localized('Read colour')],
    ...given,
    categoryId,
  }
  const masterclass = inserted(await db().insert(onlineMasterclasses).values(values).returning())
  if (popularity !== undefined) {
    await setPopularity(db(), [{ kind: 'online-masterclass', productId: masterclass.id, score: popularity }])
  }
  return masterclass
}
