import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeOrder } from '../../platform/db/factories/order.ts'
import { makeTicket } from '../../platform/db/factories/ticket.ts'
import { makeUser } from '../../platform/db/factories/user.ts'
import { agendaItems } from '../../platform/db/schema/live-masterclass.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { openBoss } from '../../platform/jobs/boss.ts'
import { createJobQueue } from '../../platform/jobs/job-queue.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { eventMailMessages } from './event-mail.messages.ts'
import { ticketMailMessages } from './ticket-mail.messages.ts'
import { sendEventCancelled, sendEventPostponed, sendTicket } from './ticket.mail.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const services = { db, mailer: createMailer(createJobQueue(db, openBoss(db)), () => time.now) }

async function setUp(locale: 'de' | 'en' | 'fa') {
  const buyer = await makeUser(db)
  const event = await makeLiveMasterclass(db, {
    startsAt: new Date('2027-07-12T09:00:00Z'),
    endsAt: new Date('2027-07-13T16:30:00Z'),
  })
  const given = { userId: buyer.id, liveMasterclassId: event.id }
  const { ticketTypeId } = await makeTicket(db, given)
  await db().delete(tickets)
  const lines = [{ type: 'ticket' as const, ticketTypeId, count: 2 }]
  const order = await makeOrder(db, { userId: buyer.id, lines, locale })
  const orderLineId = order.lines[0]?.id ?? null
  const first = await makeTicket(db, { ...given, orderLineId, holderName: 'Zoë Łoś' })
  const second = await makeTicket(db, { ...given, orderLineId, holderEmail: buyer.email.toUpperCase() })
  return { buyer, event, first, second }
}

test('a holder gets their own ticket, in the language of the order, at the times of the venue', async () => {
  const { event, first, second } = await setUp('de')
  await sendTicket(services, first)
  const [mail, ...more] = await testApp.mailTo(first.holderEmail)
  expect(more).toEqual([])
  expect(mail?.text).toContain(ticketMailMessages.heading.de)
  expect(mail?.text).toContain(`https://academy.test/tickets/${first.code}`)
  expect(mail?.text).toContain('12/07/2027, 10:00 – 13/07/2027, 17:30')
  expect(mail?.text).not.toContain(second.code)
  const [attachment] = mail?.attachments ?? []
  expect(attachment).toMatchObject({ fileName: `Ticket ${event.name.de}.pdf`, type: 'application/pdf' })
  if (!attachment) return
  const { text, roles } = await readPdf(attachment.content)
  for (const part of ['Zoë Łoś', 'Ticket 1 (de)', 'Casa', 'Rua 1', 'Portugal', '12/07/2027, 10:00']) {
    expect(text).toContain(part)
  }
  expect(text.replaceAll(' ', '')).toContain(first.code)
  expect(roles).toContain('Figure')
})

test('the PDF of a ticket has the agenda by day, the venue on the map and what to bring, on one page', async () => {
  const { event, first } = await setUp('de')
  const liveMasterclassId = event.id
  await db()
    .insert(agendaItems)
    .values([
      { liveMasterclassId, day: 1, at: '10:00', minutes: 60, name: localized('Consultation') },
      { liveMasterclassId, day: 2, at: '09:30', minutes: 60, name: localized('Mirror review') },
    ])
  await sendTicket(services, first)
  const [mail] = await testApp.mailTo(first.holderEmail)
  const [attachment] = mail?.attachments ?? []
  if (!attachment) throw new Error('The mail has no ticket.')
  const { text, roles, pages } = await readPdf(attachment.content)
  for (const part of [
    'Tag 2 · 13/07/2027',
    '09:30 Mirror review (de)',
    'Der Ort auf der Karte',
    'Bring dieses Ticket mit',
  ]) {
    expect(text.toLowerCase()).toContain(part.toLowerCase())
  }
  expect(roles.filter((role) => role === 'Figure')).toHaveLength(2)
  expect(pages).toBe(1)
})

test('a ticket that was handed over before the mail was sent does not reach the old holder', async () => {
  const { first } = await setUp('en')
  await sendTicket(services, first)
  const holderEmail = 'new-holder@example.com'
  await db().update(tickets).set({ holderEmail }).where(eq(tickets.id, first.id))
  await sendTicket(services, { ...first, holderEmail })
  expect(await testApp.mailTo(first.holderEmail)).toEqual([])
  expect(await testApp.mailTo('new-holder@example.com')).toHaveLength(1)
})

test('holders and buyer get one mail about a cancelled event; the buyer also reads about the refund', async () => {
  const { buyer, event, first } = await setUp('en')
  await sendEventCancelled(services, event.id)
  const [toHolder, ...more] = await testApp.mailTo(first.holderEmail)
  expect(more).toEqual([])
  expect(toHolder?.text).toContain(eventMailMessages.byBuyer.en)
  const toBuyer = [
    ...(await testApp.mailTo(buyer.email)),
    ...(await testApp.mailTo(buyer.email.toUpperCase())),
  ]
  expect(toBuyer).toHaveLength(1)
  expect(toBuyer[0]?.text).toContain(eventMailMessages.refunded.en)
})

test('the mail about a postponed event has its new date, and offers the buyer a refund', async () => {
  const { buyer, event, first } = await setUp('fa')
  await db().update(tickets).set({ state: 'refunded' }).where(eq(tickets.id, first.id))
  await sendEventPostponed(services, event.id)
  expect(await testApp.mailTo(first.holderEmail)).toEqual([])
  const [mail] = await testApp.mailTo(buyer.email)
  expect(mail?.text).toContain(eventMailMessages.postponed.fa)
  expect(mail?.text).toContain('۱۴۰۶/۰۴/۲۱')
  expect(mail?.text).toContain('https://academy.test/profile/settings/my-tickets')
})
