import { advisoryLocks } from '../platform/db/advisory-locks.ts'
import { sql } from '../platform/db/drizzle.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { ApiEnv } from '../platform/env.ts'
import { updateSearchIndex } from '../catalogue/search/update-search-index.ts'
import type { Database } from '../platform/db/client.ts'
import { readSample } from './read-sample.ts'
import { seedBase } from './seed-base.ts'
import { seedCertificates } from './seed-certificates.ts'
import { seedConversations } from './seed-conversations.ts'
import { seedCourses } from './seed-courses.ts'
import { seedDiscussions } from './seed-discussions.ts'
import { seedExamAttempts } from './seed-exam-attempts.ts'
import { seedExams } from './seed-exams.ts'
import { seedInvoices } from './seed-invoices.ts'
import { seedLessonProgress } from './seed-lesson-progress.ts'
import { seedLessons } from './seed-lessons.ts'
import { seedListedWords } from './seed-listed-words.ts'
import { seedLiveMasterclasses } from './seed-live-masterclasses.ts'
import { seedNotifications } from './seed-notifications.ts'
import { seedMoneyCases } from './seed-money-cases.ts'
import { seedOpenInvoices } from './seed-open-invoices.ts'
import { seedReports } from './seed-reports.ts'
import { seedUploads } from './seed-uploads.ts'
import { seedOnlineMasterclasses } from './seed-online-masterclasses.ts'
import { seedMedia } from './seed-media.ts'
import { seedPeople } from './seed-people.ts'
import { seedOwnPosts } from './seed-own-posts.ts'
import { seedPosts } from './seed-posts.ts'
import { seedProfiles } from './seed-profiles.ts'
import { seedPrograms } from './seed-programs.ts'
import { seedPromoCodes } from './seed-promo-codes.ts'
import { seedPurchases } from './seed-purchases.ts'
import { seedStories } from './seed-stories.ts'
import { seedSubscriptionPlans } from './seed-subscription-plans.ts'
import { seedTickets } from './seed-tickets.ts'

// In the order of their references.
const seeds = [
  seedBase,
  seedPeople,
  seedCourses,
  seedOnlineMasterclasses,
  seedLessons,
  seedMedia,
  seedPrograms,
  seedLiveMasterclasses,
  seedProfiles,
  seedSubscriptionPlans,
  seedPosts,
  seedOwnPosts,
  seedStories,
  seedDiscussions,
  seedListedWords,
  seedExams,
  seedPromoCodes,
  seedPurchases,
  seedTickets,
  seedOpenInvoices,
  seedMoneyCases,
  seedLessonProgress,
  seedExamAttempts,
  seedCertificates,
  seedConversations,
  seedReports,
  seedUploads,
  seedNotifications,
]

type Parts = { db: Database; clock: Clock; env: ApiEnv }

/** Whether the database has neither people nor categories. */
export async function isEmpty(db: Database): Promise<boolean> {
  const result = await db().execute<{ empty: boolean }>(
    sql`select not exists (select from users) and not exists (select from categories) as empty`,
  )
  return result.rows[0]?.empty === true
}

/** Whether there is something to learn or to buy. An owner alone does not keep the sample away. */
async function hasCatalogue(db: Database): Promise<boolean> {
  const result = await db().execute<{ exists: boolean }>(sql`select exists (select from categories)`)
  return result.rows[0]?.exists === true
}

/**
 * Loads the sample content in one transaction. Times are relative to the clock; everything else is the same each time. Throws
 * if the database has content, unless `replace` is set, which deletes it.
 */
export async function seed({ db, clock, env }: Parts, { replace = false } = {}): Promise<void> {
  const sample = readSample()
  await db.transaction(async () => {
    // Of two processes that seed at the same time, the second waits and then finds content.
    await db().execute(sql`select pg_advisory_xact_lock(${advisoryLocks.sample})`)
    if (replace) await truncate(db)
    if (await hasCatalogue(db)) {
      throw new Error(
        'The database already has content; pass --replace to delete it and load the sample content.',
      )
    }
    const seedContext = { db: db(), sample, now: clock() }
    for (const seedNoun of seeds) await seedNoun(seedContext)
    await seedInvoices(db, env)
    await updateSearchIndex(db)
  })
  // Updates the statistics of the query planner.
  await db().execute(sql`analyze`)
}

async function truncate(db: Database): Promise<void> {
  await db().execute(sql`do $$ begin
    execute (select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' cascade'
      from pg_tables where schemaname = 'public');
  end $$`)
}
