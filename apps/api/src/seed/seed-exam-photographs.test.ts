import { authEndpoints } from '@chignon/contract/identity/auth'
import { staffExamEndpoints } from '@chignon/contract/learning/staff-exam'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { addExamPhotographs } from './seed-exam-photographs.ts'
import { samplePassword } from './seed-people.ts'

const { services, call, file } = await openTestApp({ sample: true })

test('the sample exam that has waited longest shows two photographs to those who review it', async () => {
  await addExamPhotographs(services)
  const login = { email: 'staff@example.com', password: samplePassword }
  const { data: session } = await call(authEndpoints.login, { body: login })
  const { data: waiting } = await call(staffExamEndpoints.list, {}, session)
  const { data: exam } = await call(
    staffExamEndpoints.show,
    { params: { id: waiting[0]?.id ?? '' } },
    session,
  )
  const shown = exam.answers.flatMap(({ files }) => files)
  expect(shown.map(({ name }) => name)).toEqual(['from-behind.webp', 'from-the-left.webp'])
  const { pathname, search } = new URL(shown[0]?.url ?? '', 'http://localhost')
  const headers = { Authorization: `Bearer ${session.token}` }
  const { status } = await file(`${pathname}${search}`.replace('/api/v1', ''), headers)
  expect(status).toBe(200)
})
