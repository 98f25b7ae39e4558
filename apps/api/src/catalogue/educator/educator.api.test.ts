import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { onlineMasterclassEndpoints } from '@chignon/contract/catalogue/online-masterclass'
import { programEndpoints } from '@chignon/contract/catalogue/program'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeOnlineMasterclass } from '../../platform/db/factories/online-masterclass.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeMember, makeUser } from '../../platform/db/factories/user.ts'
import { liveMasterclassEducators } from '../../platform/db/schema/live-masterclass.ts'
import { onlineMasterclassEducators } from '../../platform/db/schema/online-masterclass.ts'
import { profileVisibility } from '../../platform/db/schema/profile-visibility.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp

const ottilie = await makeUser(db, {
  firstName: 'Ottilie',
  lastName: 'Brandt',
  role: 'educator',
  locale: 'en',
  about: 'I teach braids in Basel. I count strands.',
  aboutTranslations: localized('I teach braids in Basel. I count strands.'),
})
const { user: kofi, token } = await makeMember(db, time.now, {
  firstName: 'Kofi',
  lastName: 'Mensah',
  role: 'educator',
  locale: 'fr',
  about: 'Coupe à Lyon. Vingt ans.',
})
const gone = await makeUser(db, { role: 'educator', deletedAt: time.now })

const [braids, cuts] = [
  await makeCourse(db, { slug: 'braids', educators: [kofi, gone, ottilie] }),
  await makeCourse(db, { slug: 'cuts', educators: [ottilie] }),
]
await makeCourse(db, { slug: 'colours' })
const program = await makeProgram(db, { slug: 'all', courses: [cuts, braids] })
const days = (count: number) => new Date(time.now.getTime() + count * 86_400_000)
const event = await makeLiveMasterclass(db, { slug: 'basel', startsAt: days(3), endsAt: days(4) })
await makeLiveMasterclass(db, { slug: 'lisbon', startsAt: days(3), endsAt: days(4) })
await db()
  .insert(liveMasterclassEducators)
  .values({ liveMasterclassId: event.id, userId: ottilie.id, position: 1 })
const online = await makeOnlineMasterclass(db, { slug: 'at-home' })
await makeOnlineMasterclass(db, { slug: 'elsewhere' })
await db()
  .insert(onlineMasterclassEducators)
  .values({ onlineMasterclassId: online.id, userId: kofi.id, position: 1 })

const namesOf = ({ data }: { data: { educators: { first_name: string }[] } }) =>
  data.educators.map(({ first_name }) => first_name)

test('a course, program, event and online masterclass name their educators in order, without those who left', async () => {
  const ofCourse = await testApp.call(courseEndpoints.show, { params: { id: 'braids' } })
  const ofProgram = await testApp.call(programEndpoints.show, { params: { id: program.slug } })
  const ofEvent = await testApp.call(liveMasterclassEndpoints.show, { params: { id: 'basel' } })
  const ofOnline = await testApp.call(onlineMasterclassEndpoints.show, { params: { id: 'at-home' } })
  expect([ofCourse, ofProgram, ofEvent, ofOnline].map(namesOf)).toEqual([
    ['Kofi', 'Ottilie'],
    ['Ottilie', 'Kofi'],
    ['Ottilie'],
    ['Kofi'],
  ])
})

test('each is introduced by one sentence, in the requested language if it is translated', async () => {
  const { data } = await testApp.call(courseEndpoints.show, { params: { id: 'braids' } }, { locale: 'de' })
  const introductions = data.educators.map((educator) => [
    educator.introduction,
    educator.introduction_locale,
  ])
  expect(introductions).toEqual([
    ['Coupe à Lyon.', 'fr'],
    ['I teach braids in Basel.', 'de'],
  ])
})

test('the sentence is left out for those from whom the educator hides it', async () => {
  await db().insert(profileVisibility).values({ userId: kofi.id, part: 'about', readers: 'no-one' })
  const introduced = async (caller: { token?: string }) => {
    const { data } = await testApp.call(courseEndpoints.show, { params: { id: 'braids' } }, caller)
    return data.educators[0]?.introduction
  }
  expect([await introduced({}), await introduced({ token })]).toEqual([null, 'Coupe à Lyon.'])
})

test('the lists can be limited to what an educator teaches', async () => {
  const slugs = ({ data, pagination }: { data: { slug: string }[]; pagination: { total: number } }) => [
    ...data.map(({ slug }) => slug).toSorted(),
    pagination.total,
  ]
  const taughtBy = async ({ id }: { id: string }) => {
    const query = { educator: id }
    return [
      slugs(await testApp.call(courseEndpoints.list, { query })),
      slugs(await testApp.call(liveMasterclassEndpoints.list, { query })),
      slugs(await testApp.call(onlineMasterclassEndpoints.list, { query })),
    ]
  }
  expect(await taughtBy(ottilie)).toEqual([['braids', 'cuts', 2], ['basel', 1], [0]])
  expect(await taughtBy(kofi)).toEqual([['braids', 1], [0], ['at-home', 1]])
  expect(slugs(await testApp.call(liveMasterclassEndpoints.list, {}))).toEqual(['basel', 'lisbon', 2])
  expect((await testApp.request('GET', '/courses?educator=someone')).status).toBe(422)
})
