import { eq, getTableName } from '../db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeAccess } from '../db/factories/access.ts'
import { makeCertificate } from '../db/factories/certificate.ts'
import { makeCourse } from '../db/factories/course.ts'
import { makeLiveMasterclass } from '../db/factories/live-masterclass.ts'
import { makeOnlineMasterclass } from '../db/factories/online-masterclass.ts'
import { makeProgram } from '../db/factories/program.ts'
import { makeQualification } from '../db/factories/qualification.ts'
import { makeTicket } from '../db/factories/ticket.ts'
import { makeUser } from '../db/factories/user.ts'
import { courses } from '../db/schema/course.ts'
import { liveMasterclasses } from '../db/schema/live-masterclass.ts'
import { onlineMasterclasses } from '../db/schema/online-masterclass.ts'
import { programs } from '../db/schema/program.ts'
import { qualifications } from '../db/schema/qualification.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const { db } = await openTestApp()
const { id: userId } = await makeUser(db)
const lastAccess = { now: testNow, endsInDays: -1 }
const dates = { startsAt: testNow, endsAt: new Date(testNow.getTime() + 60 * 60 * 1000) }

/** For each table: how to insert a published row, and how to sell or certify it. */
const cases = [
  [courses, () => makeCourse(db), (courseId: string) => makeAccess(db, userId, { courseId }, lastAccess)],
  [programs, () => makeProgram(db), (programId: string) => makeAccess(db, userId, { programId }, lastAccess)],
  [
    onlineMasterclasses,
    () => makeOnlineMasterclass(db),
    (onlineMasterclassId: string) => makeAccess(db, userId, { onlineMasterclassId }, lastAccess),
  ],
  [
    liveMasterclasses,
    () => makeLiveMasterclass(db, dates),
    (liveMasterclassId: string) => makeTicket(db, { userId, liveMasterclassId }),
  ],
  [
    qualifications,
    () => makeQualification(db),
    (qualificationId: string) => makeCertificate(db, { userId, qualificationId }),
  ],
] as const

for (const [table, make, sell] of cases) {
  test(`one of ${getTableName(table)} becomes a draft again only while it was not sold or certified (DRAFT-6)`, async () => {
    const withdraw = (id: string) => db().update(table).set({ publishedAt: null }).where(eq(table.id, id))
    await withdraw((await make()).id)
    const { id } = await make()
    await sell(id)
    await expect(withdraw(id)).rejects.toMatchObject({
      cause: { constraint: 'sold_stays_published', message: expect.stringContaining('stays published') },
    })
  })
}
