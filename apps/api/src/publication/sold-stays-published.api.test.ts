import { eq } from 'drizzle-orm'
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
import { openTestApp } from '../testing/test-app.ts'
import { testNow } from '../testing/test-now.ts'

const { db } = await openTestApp()
const { id: userId } = await makeUser(db)
const endsInDays = -1
const dates = { startsAt: testNow, endsAt: new Date(testNow.getTime() + 60 * 60 * 1000) }
const now = testNow

const sold = {
  'a course': async (isSold: boolean) => {
    const { id } = await makeCourse(db)
    if (isSold) await makeAccess(db, userId, { courseId: id }, { now, endsInDays })
    return () => db().update(courses).set({ publishedAt: null }).where(eq(courses.id, id))
  },
  'a program': async (isSold: boolean) => {
    const { id } = await makeProgram(db)
    if (isSold) await makeAccess(db, userId, { programId: id }, { now, endsInDays })
    return () => db().update(programs).set({ publishedAt: null }).where(eq(programs.id, id))
  },
  'an online masterclass': async (isSold: boolean) => {
    const { id } = await makeOnlineMasterclass(db)
    if (isSold) await makeAccess(db, userId, { onlineMasterclassId: id }, { now, endsInDays })
    return () =>
      db().update(onlineMasterclasses).set({ publishedAt: null }).where(eq(onlineMasterclasses.id, id))
  },
  'a live masterclass': async (isSold: boolean) => {
    const { id } = await makeLiveMasterclass(db, dates)
    if (isSold) await makeTicket(db, { userId, liveMasterclassId: id })
    return () => db().update(liveMasterclasses).set({ publishedAt: null }).where(eq(liveMasterclasses.id, id))
  },
  'a qualification': async (isCertified: boolean) => {
    const { id } = await makeQualification(db)
    if (isCertified) await makeCertificate(db, { userId, qualificationId: id })
    return () => db().update(qualifications).set({ publishedAt: null }).where(eq(qualifications.id, id))
  },
}

test.each(Object.entries(sold))(
  '%s becomes a draft again only while it was not sold or certified (DRAFT-6)',
  async (_, make) => {
    const withdraw = await make(false)
    await withdraw()
    const withdrawSold = await make(true)
    await expect(withdrawSold()).rejects.toMatchObject({
      cause: { constraint: 'sold_stays_published', message: expect.stringContaining('stays published') },
    })
  },
)
