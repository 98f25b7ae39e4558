import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { passwordEndpoints } from '@chignon/contract/identity/password'
import { staffRoleEndpoints } from '@chignon/contract/identity/staff-role'
import { describe, expect, test } from 'vitest'
import { makeUser } from '../platform/db/factories/user.ts'
import { openBoss } from '../platform/jobs/boss.ts'
import { sendMail } from '../platform/mail/mail.jobs.ts'
import { openTestApp } from '../testing/test-app.ts'
import { waitingJobs } from '../testing/waiting-jobs.ts'

// The commands run with the real clock.
const testApp = await openTestApp()
const { db, time } = testApp
time.now = new Date()

/** Runs `pnpm admin` with arguments, and resolves to what it prints. */
async function admin(...args: string[]): Promise<string> {
  const script = fileURLToPath(new URL('./main.ts', import.meta.url))
  const env = {
    ...process.env,
    DATABASE_URL: db.pool.options.connectionString,
    PUBLIC_URL: 'https://academy.test',
  }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env })
  return stdout
}

const password = 'a long new password'

async function choosePassword(output: string, email: string) {
  const token = /password-reset\/(\S+)/.exec(output)?.[1] ?? ''
  await testApp.call(passwordEndpoints.reset, {
    body: { token, password, password_confirmation: password },
  })
  return (await testApp.call(authEndpoints.login, { body: { email, password } })).data
}

describe('pnpm admin', () => {
  test('lists its commands, and says how one is called', async () => {
    expect(await admin()).toMatch(/pnpm admin owner you@school\.example .+\n[^]+pnpm admin jobs retry/)
    for (const args of [
      ['delete'],
      ['jobs', 'delete'],
      ['owner', 'no address'],
      ['role', 'a@b.example', 'king'],
    ]) {
      await expect(admin(...args)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/pnpm admin/),
      })
    }
  })

  test('owner makes the first owner, who chooses a password by the link and gives roles', async () => {
    const email = 'owner@school.example'
    const owner = await choosePassword(await admin('owner', email), email)
    expect(owner.user).toMatchObject({ role: 'owner', email_verified: true, first_name: 'Owner' })
    const { token } = owner
    await testApp.request('POST', '/user/step-up', { token, body: { password } })
    const person = await makeUser(db)
    await testApp.call(
      staffRoleEndpoints.change,
      { params: { id: person.id }, body: { role: 'staff' } },
      { token },
    )
    expect((await testApp.call(staffRoleEndpoints.list, {}, { token })).data).toMatchObject([
      { email, role: 'owner', has_second_factor: false },
      { email: person.email, role: 'staff' },
    ])
    expect(await admin('role')).toContain(`staff     ${person.email}`)
  })

  test('owner makes an owner of someone who is known, whose password stays until they choose another', async () => {
    const known = await makeUser(db, { password: 'hairdesign' })
    expect(await admin('owner', known.email)).not.toContain('new person')
    const body = { email: known.email, password: 'hairdesign' }
    expect((await testApp.call(authEndpoints.login, { body })).data.user.role).toBe('owner')
  })

  test('role asks before it makes an owner, and leaves the academy one', async () => {
    await db.pool.query(`update users set role = 'learner'`)
    const { email } = await makeUser(db)
    await expect(admin('role', email, 'owner')).rejects.toMatchObject({
      stderr: expect.stringContaining('Pass --yes'),
    })
    expect(await admin('role', email, 'owner', '--yes')).toBe(`${email}: learner → owner\n`)
    await expect(admin('role', email, 'learner')).rejects.toMatchObject({
      stderr: 'The academy needs an owner. Make someone else an owner first.\n',
    })
    await expect(admin('role', 'stranger@school.example', 'staff')).rejects.toMatchObject({
      stderr: 'No one has the address stranger@school.example.\n',
    })
  })

  test('jobs lists the dead jobs, and enqueues one of them again', async () => {
    expect(await admin('jobs')).toBe('There are no dead jobs.\n')
    const id = await openBoss(db).send(sendMail.name, { broken: true })
    await testApp.runJobs()
    expect(testApp.errors.splice(0)).toHaveLength(1)
    expect(await admin('jobs')).toMatch(
      new RegExp(`^${id}  \\S+Z  send-mail  1 attempts  invalid payload: [^]+\n$`),
    )
    expect(await admin('jobs', 'retry', String(id))).toBe('Enqueued again: 1\n')
    expect(await waitingJobs(db)).toContainEqual({ broken: true })
    expect(await admin('jobs')).toBe('There are no dead jobs.\n')
  })

  test('orders finds none in an empty academy', async () => {
    expect(await admin('orders', '2027-00001')).toBe('No order has this number, buyer or amount.\n')
  })

  test('keys replace asks first', async () => {
    await expect(admin('keys', 'replace')).rejects.toMatchObject({
      stderr: expect.stringContaining('Pass --yes'),
    })
    expect(await admin('keys', 'replace', '--yes')).toMatch(/signed with the key [\w-]{36}\.\n$/)
  })
})
