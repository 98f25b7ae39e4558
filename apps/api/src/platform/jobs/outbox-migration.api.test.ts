import { sql } from '../db/drizzle.ts'
import { afterAll, expect, test } from 'vitest'
import { createServices } from '../../create-services.ts'
import { migrate } from '../../migrate.ts'
import { readApiEnv } from '../env.ts'
import type { Mail } from '../mail/transport.ts'
import { migratedUntil } from '../../testing/migrated-until.ts'

// The migrations before 0014_job_queue.
const { db, url, close } = await migratedUntil(14)

afterAll(close)

test('mail that waited in the outbox is sent by the job queue, and failed mail is listed', async () => {
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
  const env = { ...readApiEnv({ PUBLIC_URL: 'https://academy.test' }), databaseUrl: url }
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
