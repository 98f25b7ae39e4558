import type { Locale } from '@chignon/contract/locale'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { namedIn } from '../db/localized.ts'
import { businessTypes } from '../db/schema/base.ts'
import { businesses } from '../db/schema/business.ts'

/** A person's businesses in order. */
export function listBusinesses(db: Connection, userId: string, locale: Locale) {
  return db
    .select({
      id: businesses.id,
      type: namedIn(businessTypes, locale),
      name: businesses.name,
      phone: businesses.phone,
      address: businesses.address,
    })
    .from(businesses)
    .innerJoin(businessTypes, eq(businessTypes.id, businesses.typeId))
    .where(eq(businesses.userId, userId))
    .orderBy(businesses.position)
}
