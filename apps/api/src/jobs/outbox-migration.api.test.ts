import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, expect, inject, test } from 'vitest'
import { createServices } from '../create-services.ts'
import { openDatabase } from '../db/client.ts'
import { migrationsFolder } from '../db/migrate.ts'
import { migrate } from '../migrate.ts'
import { readProviderEnv } from '../env.ts'
import type { Mail } from '../mail/transport.ts'
import { at, onServer } from '../testing/postgres-server.ts'

// The migrations before 0014_job_queue.
const previousMigrations = 14
const name = `chignon_outbox_${randomBytes(5).toString('hex')}`
const url = at(inject('databaseUrl'), name)
await onServer(inject('databaseUrl'), `create database ${name}`)
const db = openDatabase(url)

afterAll(async () => {
  await db.close()
  await onServer(inject('databaseUrl'), `drop database ${name} with (force)`)
})

async function migrateUntilOutbox(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journalFile = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  journal.entries.length = previousMigrations
  await writeFile(journalFile, JSON.stringify(journal))
  await runMigrations(drizzle(db.pool), { migrationsFolder: folder })
  await rm(folder, { recursive: true })
}

test('mail that waited in the outbox is sent by the job queue, and failed mail is listed', async () => {
  await migrateUntilOutbox()
  await db().execute(sql`
    with message as (
      insert into contact_messages (full_name, email, subject, locale) values ('Ada', 'ada@example.com', 'Hello', 'en')
      returning id
    )
    insert into outbox (kind, recipient, about_id, attempts, due_at, expires_at, failed_at, failure)
    select 'contact-message', 'new@example.com', id, 0, now(), null::timestamptz, null::timestamptz, null from message
    union all select 'contact-message', 'tried@example.com', id, 3, now(), now() + interval '1 day', null, 'ECONNREFUSED' from message
    union all select 'contact-message', 'expired@example.com', id, 0, now(), now() - interval '1 day', null, null from message
    union all select 'contact-message', 'dead@example.com', id, 9, now(), null, now(), '550 No such mailbox' from message`)
  await migrate(url)

  const sent: Mail[] = []
  const transport = { send: async (mail: Mail) => void sent.push(mail), close() {} }
  const env = { ...readProviderEnv({ PUBLIC_URL: 'https://academy.test' }), databaseUrl: url }
  const services = createServices(env, { transport })
  await services.runJobs()
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['new@example.com', 'tried@example.com'])
  expect(await services.jobs.listDead()).toMatchObject([
    {
      name: 'send-mail',
      payload: { kind: 'contact-message', to: 'dead@example.com' },
      failure: '550 No such mailbox',
      attempts: 9,
    },
  ])
  await services.close()
})
