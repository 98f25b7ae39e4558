import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { sendMail } from './platform/mail/mail.jobs.ts'
import { openBoss } from './platform/jobs/boss.ts'
import { openTestApp } from './testing/test-app.ts'
import { waitingJobs } from './testing/waiting-jobs.ts'

const testApp = await openTestApp()
const { db } = testApp

/** Runs `pnpm jobs` with arguments, and resolves to what it prints. */
async function jobs(...args: string[]): Promise<string> {
  const script = fileURLToPath(new URL('./jobs-command.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: db.pool.options.connectionString }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env })
  return stdout
}

test('lists the dead jobs, and enqueues one of them again', async () => {
  expect(await jobs()).toBe('There are no dead jobs.\n')
  const id = await openBoss(db).send(sendMail.name, { broken: true })
  await testApp.runJobs()
  expect(testApp.errors.splice(0)).toHaveLength(1)
  expect(await jobs()).toMatch(new RegExp(`^${id}  \\S+Z  send-mail  1 attempts  invalid payload: [^]+\n$`))
  expect(await jobs('retry', String(id))).toBe('Enqueued again: 1\n')
  expect(await waitingJobs(db)).toEqual([{ broken: true }])
  expect(await jobs('list')).toBe('There are no dead jobs.\n')
})

test('rejects an unknown command', async () => {
  await expect(jobs('delete')).rejects.toMatchObject({
    code: 1,
    stderr: 'Unknown command “delete”; use “pnpm jobs” or “pnpm jobs retry [id …]”.\n',
  })
})
