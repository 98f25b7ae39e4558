import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { staffWaitlistEndpoints } from '@chignon/contract/commerce/staff-waitlist'
import { waitlistEndpoints } from '@chignon/contract/commerce/waitlist'
import { expect, test } from 'vitest'
import { eq } from '../../platform/db/drizzle.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { updateWaitlists } from '../waitlist/waitlist.jobs.ts'
import { makeEvent } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, call, services } = testApp
const { token } = await makeMember(db, time.now, { role: 'staff' })
const caller = { token }

/** A sold-out event for whose seats people wait: as many seats as each number says, in this order. */
async function makeWaiting(...counts: number[]) {
  const { event, ticketType } = await makeEvent(testApp, { seats: 2 })
  await db().update(ticketTypes).set({ seatsTaken: 2 }).where(eq(ticketTypes.id, ticketType.id))
  const people: Awaited<ReturnType<typeof makeMember>>[] = []
  for (const count of counts) {
    const member = await makeMember(db, time.now)
    const body = { ticket_type_id: ticketType.id, count }
    await call(waitlistEndpoints.join, { body }, { token: member.token })
    people.push(member)
  }
  const list = async () =>
    (await call(staffWaitlistEndpoints.list, { params: { id: event.id } }, caller)).data
  const states = async () => (await list()).map(({ state, skipped }) => (skipped ? 'skipped' : state))
  const ids = (await list()).map(({ id }) => id)
  const setSeats = (seats: number) =>
    call(staffOrderEndpoints.setSeats, { params: { id: ticketType.id }, body: { seats } }, caller)
  return { event, ticketType, people, list, states, ids, setSeats }
}

const change = (id: string | undefined, what: string, body: object = {}, method = 'POST') =>
  testApp.request(method, `/staff/waitlist/${id}${what}`, { token, body })
const actionsOf = async (id = '') =>
  (await services.audit.entriesOf({ type: 'waitlist-entry', id })).map(({ action, after }) => [action, after])

test('the list is in the order of joining; three more seats are offered to the first who fits (WAIT-4)', async () => {
  const { list, people, setSeats } = await makeWaiting(4, 2, 1)
  expect(await list()).toMatchObject(
    people.map(({ user }, index) => ({
      state: 'waiting',
      place: index + 1,
      person: { id: user.id, email: user.email },
    })),
  )
  await setSeats(5)
  expect((await list()).map(({ state }) => state)).toEqual(['waiting', 'offered', 'offered'])
})

test('an offer made now needs free seats or adds them, and a reason if others are passed over (WAIT-9)', async () => {
  const { ids, states, people, ticketType } = await makeWaiting(4, 2)
  const [, second] = ids
  expect(await change(second, '/offer')).toMatchObject({
    status: 422,
    body: { errors: { reason: ['People who joined before: 1. Say why they are passed over.'] } },
  })
  expect(await change(second, '/offer', { reason: 'Assists on stage' })).toMatchObject({
    status: 409,
    body: { message: 'Seats left: 0. Wanted: 2. Add seats first.' },
  })
  expect((await change(second, '/offer', { reason: 'Assists on stage', add_seats: true })).status).toBe(200)
  expect(await states()).toEqual(['waiting', 'offered'])
  const [type] = await db().select().from(ticketTypes).where(eq(ticketTypes.id, ticketType.id))
  expect([type?.seats, type?.seatsTaken]).toEqual([4, 4])
  expect(await actionsOf(second)).toEqual([
    ['waitlist.offer', { state: 'offered', passedOver: 1, reason: 'Assists on stage' }],
  ])
  const mails = await testApp.mailTo(people[1]?.user.email ?? '')
  expect(mails.map(({ kind }) => kind)).toContain('waitlist-offered')
})

test('a skipped person is offered nothing and keeps their place; their offer goes to the next, which they are mailed (WAIT-10)', async () => {
  const { ids, states, people, setSeats } = await makeWaiting(1, 1)
  const [first] = ids
  await setSeats(3)
  expect(await states()).toEqual(['offered', 'waiting'])
  expect((await change(first, '/skip', {})).status).toBe(422)
  expect((await change(first, '/skip', { reason: 'Asked for later' })).status).toBe(200)
  expect(await states()).toEqual(['skipped', 'offered'])
  const mails = await testApp.mailTo(people[0]?.user.email ?? '')
  expect(mails.map(({ kind }) => kind)).toContain('waitlist-skipped')
  await setSeats(4)
  await services.jobs.enqueue(updateWaitlists, {})
  await testApp.runJobs()
  expect(await states()).toEqual(['skipped', 'offered'])
  expect((await change(first, '/skip', undefined, 'DELETE')).status).toBe(200)
  expect(await states()).toEqual(['offered', 'offered'])
  expect(new Set((await actionsOf(first)).map(([action]) => action))).toEqual(
    new Set(['waitlist.put-back', 'waitlist.skip']),
  )
})

test('a removed person is off the list, and their offer goes to the next (WAIT-11)', async () => {
  const { ids, states, setSeats } = await makeWaiting(1, 1)
  await setSeats(3)
  expect((await change(ids[0], '', undefined, 'DELETE')).status).toBe(200)
  expect(await states()).toEqual(['offered'])
  expect(await actionsOf(ids[0])).toEqual([['waitlist.remove', { state: 'declined' }]])
  expect((await change(ids[0], '/offer', { add_seats: true })).status).toBe(409)
})
