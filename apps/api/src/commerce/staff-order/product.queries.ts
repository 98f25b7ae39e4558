import type { Product } from '@chignon/contract/commerce/staff-order'
import type { Locale } from '@chignon/contract/platform/locale'
import { isProgramTaughtBy } from '../../catalogue/educator/teaches.queries.ts'
import { eq, exists, type SQL, sql, unionAll } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { courseEducators, courses } from '../../platform/db/schema/course.ts'
import { liveMasterclassEducators, liveMasterclasses } from '../../platform/db/schema/live-masterclass.ts'
import {
  onlineMasterclassEducators,
  onlineMasterclasses,
} from '../../platform/db/schema/online-masterclass.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { subscriptionPlans } from '../../platform/db/schema/subscription-plan.ts'

type Scope = {
  locale: Locale
  /** Only what this person teaches; null for everything. */
  educatorId: string | null
}

/** Everything that is or was sold, by name. */
export async function listProducts(db: Connection, { locale, educatorId }: Scope): Promise<Product[]> {
  const own = educatorId === null ? null : ownProducts(db, educatorId)
  const products = unionAll(
    db
      .select({ id: courses.id, type: typeOf('course'), name: inLocale(courses.name, locale) })
      .from(courses)
      .where(own?.course),
    db
      .select({ id: programs.id, type: typeOf('program'), name: inLocale(programs.name, locale) })
      .from(programs)
      .where(own?.program),
    db
      .select({
        id: onlineMasterclasses.id,
        type: typeOf('online_masterclass'),
        name: inLocale(onlineMasterclasses.name, locale),
      })
      .from(onlineMasterclasses)
      .where(own?.onlineMasterclass),
    db
      .select({
        id: liveMasterclasses.id,
        type: typeOf('live_masterclass'),
        name: inLocale(liveMasterclasses.name, locale),
      })
      .from(liveMasterclasses)
      .where(own?.liveMasterclass),
    db
      .select({
        id: subscriptionPlans.id,
        type: typeOf('plan'),
        name: inLocale(subscriptionPlans.name, locale),
      })
      .from(subscriptionPlans)
      .where(own?.plan),
  )
  return (await products).toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

const typeOf = (type: Product['type']) => sql<Product['type']>`${type}::text`.as('type')

function ownProducts(db: Connection, educatorId: string): Record<string, SQL> {
  const one = { one: sql`1` }
  return {
    course: exists(
      db
        .select(one)
        .from(courseEducators)
        .where(
          sql`${eq(courseEducators.courseId, courses.id)} and ${eq(courseEducators.userId, educatorId)}`,
        ),
    ),
    program: isProgramTaughtBy(sql`${programs.id}`, educatorId),
    onlineMasterclass: exists(
      db
        .select(one)
        .from(onlineMasterclassEducators)
        .where(
          sql`${eq(onlineMasterclassEducators.onlineMasterclassId, onlineMasterclasses.id)}
            and ${eq(onlineMasterclassEducators.userId, educatorId)}`,
        ),
    ),
    liveMasterclass: exists(
      db
        .select(one)
        .from(liveMasterclassEducators)
        .where(
          sql`${eq(liveMasterclassEducators.liveMasterclassId, liveMasterclasses.id)}
            and ${eq(liveMasterclassEducators.userId, educatorId)}`,
        ),
    ),
    plan: sql`false`,
  }
}
