import type { AcademyHighlights } from '@chignon/contract/catalogue/academy'
import { maxHighlights } from '@chignon/contract/catalogue/catalogue-rules'
import { fallbackLocale, type Locale } from '@chignon/contract/platform/locale'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { liveMasterclasses } from '../../platform/db/schema/live-masterclass.ts'
import { subscriptionPlans } from '../../platform/db/schema/subscription-plan.ts'
import { users } from '../../platform/db/schema/user.ts'
import { utc } from '../../platform/db/utc.ts'
import { isPublished } from '../../platform/publication/publication.queries.ts'

/**
 * Cities by the date of their next event, categories in order, educators longest-serving first, in one statement. Cities of
 * the same name in different countries are different cities.
 */
export async function findHighlights(db: Connection, now: Date, locale: Locale): Promise<AcademyHighlights> {
  const [highlights] = await highlightsIn(db, locale).execute({ now })
  return highlights ?? { cities: [], categories: [], educators: [], has_subscription: false }
}

const highlightsIn = prepared(
  (locale: Locale) => `academy-highlights-${locale}`,
  (db, locale, name) =>
    db
      .select({
        cities: sql<AcademyHighlights['cities']>`cities`,
        categories: sql<AcademyHighlights['categories']>`categories`,
        educators: sql<AcademyHighlights['educators']>`educators`,
        has_subscription: sql<boolean>`has_subscription`,
      })
      .from(sql`(${selectHighlights(locale)}) as highlights`)
      .prepare(name),
)

function selectHighlights(locale: Locale): SQL {
  const { city, country, slug, startsAt, endsAt, timezone, schedule } = liveMasterclasses
  const cityName = inLocale(city, fallbackLocale)
  return sql`select
    (select coalesce(json_agg(json_build_object(
        'name', name, 'masterclass_slug', slug, 'starts_at', ${utc(sql`starts_at`)}, 'ends_at', ${utc(sql`ends_at`)},
        'timezone', timezone
      ) order by starts_at, slug), '[]')
      from (select * from (
        select distinct on (${cityName}, ${country}) ${inLocale(city, locale)} as name, ${slug}, ${startsAt}, ${endsAt}, ${timezone}
        from ${liveMasterclasses} where ${endsAt} > ${sql.placeholder('now')} and ${isPublished(liveMasterclasses)}
          and ${schedule} in ('scheduled', 'rescheduled')
        order by ${cityName}, ${country}, ${startsAt}, ${slug}
      ) as city order by starts_at, slug limit ${maxHighlights}) as next) as cities,
    (select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by position), '[]')
      from (select ${categories.slug}, ${inLocale(categories.name, locale)} as name, ${categories.position}
        from ${categories} order by ${categories.position} limit ${maxHighlights}) as category) as categories,
    (select coalesce(json_agg(json_build_object('id', id, 'first_name', first_name, 'last_name', last_name)
        order by created_at, id), '[]')
      from (select ${users.id}, ${users.firstName}, ${users.lastName}, ${users.createdAt}
        from ${users} where ${users.role} = 'educator' and ${users.deletedAt} is null
        order by ${users.createdAt}, ${users.id} limit ${maxHighlights}) as educator) as educators,
    exists (select from ${subscriptionPlans} where ${subscriptionPlans.isOffered}) as has_subscription`
}
