import type pg from 'pg'
import { CLOCK_OVERRIDE_SETTING, TestClock } from 'pg-boss'
import { jobSchema } from '../platform/jobs/boss.ts'

/** Replaces the clock of the job queue, a function in PostgreSQL, for sessions opened with `withJobClock`. */
export async function installJobClock(pool: pg.Pool, now: Date): Promise<TestClock> {
  const clock = new TestClock(now)
  await clock.attach({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: jobSchema,
  })
  return clock
}

/** A database address whose sessions use the installed clock. */
export function withJobClock(databaseUrl: string): string {
  const address = new URL(databaseUrl)
  address.searchParams.set('options', `-c ${CLOCK_OVERRIDE_SETTING}=on`)
  return address.href
}
