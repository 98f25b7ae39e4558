import { locales } from '@chignon/contract/platform/locale'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeUser } from '../../platform/db/factories/user.ts'
import { liveMasterclasses } from '../../platform/db/schema/live-masterclass.ts'
import { waitlistEntries } from '../../platform/db/schema/waitlist.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { waitlistMailMessages } from './waitlist-mail.messages.ts'
import { sendWaitlistMail } from './waitlist.mail.ts'

const testApp = await openTestApp()
const { db, services } = testApp
const hours = (count: number) => new Date(testNow.getTime() + count * 60 * 60 * 1000)

const event = await makeLiveMasterclass(db, {
  startsAt: hours(24 * 30),
  endsAt: hours(24 * 31),
  packages: [{ price: 5000, stock: 2 }],
})

test.each(locales)(
  'each mail is in the language of the person, and says only what is so: %s',
  async (locale) => {
    const user = await makeUser(db, { locale })
    const values = {
      userId: user.id,
      liveMasterclassId: event.id,
      ticketTypeId: event.tickets[0]?.id ?? '',
      ticketPackageId: event.packages[0]?.id ?? '',
      count: 2,
    }
    const [entry] = await db().insert(waitlistEntries).values(values).returning()
    const id = entry?.id ?? ''
    const send = async (kind: Parameters<typeof sendWaitlistMail>[1]) => {
      await sendWaitlistMail(services, kind, id)
      return (await testApp.mailTo(user.email)).at(-1)
    }
    const change = (state: 'offered' | 'lapsed' | 'closed') =>
      db()
        .update(waitlistEntries)
        .set({ state, offerEndsAt: hours(24) })
        .where(eq(waitlistEntries.id, id))
    expect((await send('waitlist-joined'))?.text).toContain(waitlistMailMessages.joined[locale])
    await change('offered')
    const offered = await send('waitlist-offered')
    const choice = `tickets%5B${values.ticketTypeId}%5D=2&packages%5B${values.ticketPackageId}%5D=2`
    expect(offered?.text).toContain(`https://academy.test/live-masterclasses/${event.slug}/buy?${choice}`)
    expect(offered?.text).toContain(waitlistMailMessages.declineNote[locale])
    const postponed = await send('waitlist-postponed')
    expect(postponed?.text).toContain(`https://academy.test/live-masterclasses/${event.slug}/buy?${choice}`)
    const [before = '', after = ''] = waitlistMailMessages.postponedSubject('|')[locale].split('|')
    expect(postponed?.subject.startsWith(before)).toBe(true)
    expect(postponed?.subject.endsWith(after)).toBe(true)
    const setSchedule = (schedule: 'postponed' | 'scheduled') =>
      db().update(liveMasterclasses).set({ schedule }).where(eq(liveMasterclasses.id, event.id))
    await setSchedule('postponed')
    expect((await send('waitlist-postponed'))?.text).toContain(waitlistMailMessages.postponed[locale])
    await setSchedule('scheduled')
    await change('lapsed')
    expect((await send('waitlist-lapsed'))?.text).toContain(waitlistMailMessages.lapsed[locale])
    // An offer that has lapsed is no longer announced.
    await send('waitlist-offered')
    expect(await testApp.mailTo(user.email)).toHaveLength(5)
    await change('closed')
    expect((await send('waitlist-closed'))?.text).toContain(waitlistMailMessages.closed[locale])
  },
)
