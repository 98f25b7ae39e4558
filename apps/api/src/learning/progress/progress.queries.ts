import { maxWatchSpeed, watchMarginSeconds } from '@chignon/contract/learning/learning-rules'
import type { WatchedRange } from '@chignon/contract/learning/progress'
import { and, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import { accessEnd } from '../../platform/access/access.queries.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { resources } from '../../platform/db/schema/resource.ts'
import { isPlanned, parentPublishedAt, videoSeconds } from '../../catalogue/lesson/lesson.queries.ts'

/** The columns of a person's progress in a lesson. */
export const progressColumns = {
  watched: lessonProgress.watched,
  watchedSeconds: lessonProgress.watchedSeconds,
  position: lessonProgress.position,
  positionAt: lessonProgress.positionAt,
  doneAt: lessonProgress.doneAt,
  isDoneByHand: lessonProgress.isDoneByHand,
}

/** The progress of a person in a lesson. */
export type ProgressRow = Pick<typeof lessonProgress.$inferSelect, keyof typeof progressColumns>

/** The key of a person's progress in a lesson. */
export type ProgressKey = { userId: string; lessonId: string }

/** A lesson with the end of the viewer's access and the length of its video; undefined if there is none they may see. */
export async function findFollowedLesson(db: Connection, lessonId: string, viewerContext: ViewerContext) {
  const [found] = await db
    .select({
      id: lessons.id,
      isFree: lessons.isFree,
      publishedAt: parentPublishedAt,
      accessEndsAt: accessEnd('lesson', viewerContext.viewerId),
      videoSeconds,
    })
    .from(lessons)
    .leftJoin(resources, eq(resources.lessonId, lessons.id))
    .where(and(eq(lessons.id, lessonId), isPlanned))
    .limit(1)
  if (!found || (found.publishedAt === null && !viewerContext.seesDrafts)) return undefined
  return { ...found, isDraft: found.publishedAt === null }
}

/** Ranges and a position to add to the progress. */
export type ProgressUpdate = ProgressKey & {
  watched: WatchedRange[]
  /** Null keeps the one that is stored. */
  position: { seconds: number; recordedAt: Date } | null
  /** The seconds from which the lesson is done; null: never by watching. */
  secondsForDone: number | null
  now: Date
}

/**
 * Adds ranges and a position in one statement: possible ranges are merged, of two positions the one recorded last stays, and a lesson that
 * is done stays done. So the result does not depend on the order of the calls or on how often they arrive.
 */
export async function mergeProgress(db: Connection, update: ProgressUpdate) {
  const { userId, lessonId, position, now } = update
  const stored = lessonProgress
  const ranges = sql`${`{${update.watched.map(([from, to]) => `[${from},${to})`).join(',')}}`}::int4multirange`
  // Without a row the lesson was never opened.
  const first = ifPossible(ranges, {
    openedAt: sql`${now}::timestamptz`,
    now,
    otherwise: sql`'{}'::int4multirange`,
  })
  const merged = ifPossible(sql`(${stored.watched} + ${ranges})`, {
    openedAt: sql`${stored.openedAt}`,
    now,
    otherwise: sql`${stored.watched}`,
  })
  const isNewer = sql`excluded.position_at >= coalesce(${stored.positionAt}, '-infinity')`
  const isWatched = (watched: SQL) =>
    sql`coalesce(multirange_seconds(${watched}) >= ${update.secondsForDone}::integer, false)`
  const [row] = await db
    .insert(stored)
    .values({
      userId,
      lessonId,
      watched: first,
      openedAt: now,
      position: position?.seconds ?? null,
      positionAt: position?.recordedAt ?? null,
      doneAt: sql`case when ${isWatched(first)} then ${now}::timestamptz end`,
    })
    .onConflictDoUpdate({
      target: [stored.userId, stored.lessonId],
      set: {
        watched: merged,
        position: sql`case when ${isNewer} then excluded.position else ${stored.position} end`,
        positionAt: sql`greatest(${stored.positionAt}, excluded.position_at)`,
        doneAt: sql`coalesce(${stored.doneAt}, case when ${isWatched(merged)} then ${now}::timestamptz end)`,
        isDoneByHand: sql`${stored.isDoneByHand} and not ${isWatched(merged)}`,
      },
    })
    .returning({ ...progressColumns, isJustDone: isDoneSince(now) })
  if (!row) throw new Error(`the progress in lesson ${lessonId} was not stored`)
  return row
}

// Ranges, unless they are more than what can have been watched since the lesson was opened (LESSON-21).
function ifPossible(
  watched: SQL,
  { openedAt, now, otherwise }: { openedAt: SQL; now: Date; otherwise: SQL },
): SQL {
  const elapsed = sql`extract(epoch from ${now}::timestamptz - ${openedAt})`
  return sql`case when multirange_seconds(${watched}) <= ${elapsed} * ${maxWatchSpeed}::integer + ${watchMarginSeconds}::integer
    then ${watched} else ${otherwise} end`
}

/** Stores when a lesson was first opened. */
export async function recordOpening(
  db: Connection,
  { userId, lessonId }: ProgressKey,
  now: Date,
): Promise<void> {
  await db
    .insert(lessonProgress)
    .values({ userId, lessonId, openedAt: now })
    .onConflictDoNothing({ target: [lessonProgress.userId, lessonProgress.lessonId] })
}

/** Marks a lesson as done by hand, unless it is done already. */
export async function markDone(db: Connection, { userId, lessonId }: ProgressKey, now: Date) {
  const [row] = await db
    .insert(lessonProgress)
    .values({ userId, lessonId, openedAt: now, doneAt: now, isDoneByHand: true })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: {
        doneAt: sql`coalesce(${lessonProgress.doneAt}, excluded.done_at)`,
        isDoneByHand: sql`${lessonProgress.doneAt} is null or ${lessonProgress.isDoneByHand}`,
      },
    })
    .returning({ ...progressColumns, isJustDone: isDoneSince(now) })
  if (!row) throw new Error(`the mark of lesson ${lessonId} was not stored`)
  return row
}

/** Removes the mark made by hand. Returns the progress; null if there is none. */
export async function unmarkDone(db: Connection, key: ProgressKey): Promise<ProgressRow | null> {
  const isMine = and(eq(lessonProgress.userId, key.userId), eq(lessonProgress.lessonId, key.lessonId))
  const [unmarked] = await db
    .update(lessonProgress)
    .set({ doneAt: null, isDoneByHand: false })
    .where(and(isMine, lessonProgress.isDoneByHand))
    .returning(progressColumns)
  if (unmarked) return unmarked
  const [row] = await db.select(progressColumns).from(lessonProgress).where(isMine)
  return row ?? null
}

// Whether this statement set the time: an earlier one has an earlier time.
function isDoneSince(now: Date): SQL<boolean> {
  return sql<boolean>`coalesce(${lessonProgress.doneAt} >= ${now}::timestamptz, false)`
}
