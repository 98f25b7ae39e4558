import { ticketEndpoints } from '@chignon/contract/commerce/ticket'
import { expect, test } from 'vitest'
import { createAuditLog } from '../../platform/audit/audit-log.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeTicket } from '../../platform/db/factories/ticket.ts'
import { makeMember, makeUser } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const audit = createAuditLog(db, () => testNow)
const after = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000)
const { user: door, token } = await makeMember(db, testNow, { role: 'staff' })
const event = await makeLiveMasterclass(db, {
  startsAt: after(0),
  endsAt: after(2),
  timezone: 'Europe/Lisbon',
})
const buyer = await makeUser(db)
const newTicket = (given: object = {}) =>
  makeTicket(db, { userId: buyer.id, liveMasterclassId: event.id, ...given })
const scan = (code: string, where = 'Main entrance', given: object = {}, caller: object = {}) =>
  testApp.request('POST', '/staff/tickets/check-in', { token, body: { code, where, ...given }, ...caller })

test('a ticket opens the door once; then the answer says when and where it was used', async () => {
  const { id, code } = await newTicket()
  time.now = new Date('2027-03-16T09:14:00Z')
  const first = await scan(`https://academy.test/tickets/${code}`)
  time.now = testNow
  expect(first).toMatchObject({
    status: 200,
    body: { data: { id, state: 'used', used_at: '2027-03-16T09:14:00.000Z', used_where: 'Main entrance' } },
  })
  expect(await scan(code, 'Side door')).toMatchObject({
    status: 409,
    body: { message: 'This ticket has already been used: 16/03/2027, 09:14, \u2068Main entrance\u2069.' },
  })
  const persian = await scan(code, 'Side door', {}, { locale: 'fa' })
  expect(JSON.stringify(persian.body)).toContain('۰۹:۱۴')
})

test('a code that is typed with Persian digits, dashes and invisible characters opens the door (TEXT-8)', async () => {
  const { id, code } = await newTicket()
  const persian = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))
  const typed = `\u200F${persian.slice(0, 4)}\u2013${persian.slice(4)}\u200B`
  expect(await testApp.request('GET', `/tickets/${encodeURIComponent(typed)}`)).toMatchObject({ status: 200 })
  expect(await scan(typed)).toMatchObject({ status: 200, body: { data: { id } } })
})

test('of two doors at the same moment one wins, and one check-in is in the audit log', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, code } = await newTicket()
    const answers = await Promise.all(['North', 'South', 'East', 'West'].map((where) => scan(code, where)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    const winner = answers.find(({ status }) => status === 200)
    const entries = await audit.entriesOf({ type: 'ticket', id })
    expect(entries).toMatchObject([
      {
        actorId: door.id,
        action: 'ticket.check-in',
        before: { state: 'valid' },
        after: { state: 'used', usedWhere: expect.any(String) },
      },
    ])
    const used = await testApp.call(
      ticketEndpoints.doorList,
      { params: { id: event.id }, query: { search: code } },
      { token },
    )
    expect(winner?.body).toEqual({ data: used.data[0] })
  }
})

test('a code that dies while the door reads it does not open the door', async () => {
  const { token: owner, user } = await makeMember(db, testNow)
  const { id, code } = await newTicket({ userId: user.id })
  const heir = { full_name: 'Mila Novak', email: 'mila@example.com' }
  const [handedOver, checkedIn] = await Promise.all([
    testApp.request('POST', `/user/tickets/${id}/hand-over`, { token: owner, body: heir }),
    scan(code),
  ])
  expect([
    [200, 404],
    [409, 200],
  ]).toContainEqual([handedOver.status, checkedIn.status])
})

test.each([
  ['an unknown code', {}, { code: 'NO-SUCH-CODE' }, 404, 'There is no ticket with this code'],
  ['a refunded ticket', { state: 'refunded' }, {}, 409, 'refunded'],
  ['a cancelled ticket', { state: 'cancelled' }, {}, 409, 'cancelled'],
  ['a ticket for another event', {}, { live_masterclass_id: crypto.randomUUID() }, 409, 'another event'],
])('%s is refused with a reason', async (_, ticket, form, status, words) => {
  const { code } = await newTicket(ticket)
  const answer = await scan(code, 'Main entrance', form)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ message: expect.stringContaining(words) })
})

test('refusals have a code each, and name the holder', async () => {
  const refusalOf = async (ticket: object, form: object = {}) => {
    const { code } = await newTicket({ holderName: 'Mila Novak', ...ticket })
    return (await scan(code, 'Main entrance', form)).body
  }
  const ticket = {
    holder: 'Mila Novak',
    live_masterclass: expect.any(String),
    used_at: null,
    used_where: null,
  }
  expect(await refusalOf({ state: 'refunded' })).toMatchObject({ code: 'ticket_refunded', ticket })
  expect(await refusalOf({ state: 'cancelled' })).toMatchObject({ code: 'ticket_cancelled', ticket })
  const other = { live_masterclass_id: crypto.randomUUID() }
  expect(await refusalOf({}, other)).toMatchObject({ code: 'ticket_of_other_event', ticket })
  const used = { state: 'used', usedAt: testNow, usedWhere: 'North' }
  expect(await refusalOf(used)).toMatchObject({
    code: 'ticket_used',
    ticket: { holder: 'Mila Novak', used_at: testNow.toISOString(), used_where: 'North' },
  })
  expect(await scan('NO-SUCH-CODE')).toMatchObject({ body: { code: 'not_found' } })
})

test('a check-in is repeated with its id, if its answer was lost; another door is refused', async () => {
  const { id, code } = await newTicket()
  const mine = { check_in_id: crypto.randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => scan(code, 'North', mine)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await scan(code, 'South', { check_in_id: crypto.randomUUID() })).toMatchObject({
    status: 409,
    body: { code: 'ticket_used' },
  })
  expect(await audit.entriesOf({ type: 'ticket', id })).toHaveLength(1)
})

test('a ticket of an event that is over is refused', async () => {
  const over = await makeLiveMasterclass(db, { startsAt: after(-3), endsAt: after(-1) })
  const { code } = await newTicket({ liveMasterclassId: over.id })
  expect(await scan(code)).toMatchObject({ status: 409, body: { message: expect.stringContaining('over') } })
})

test('a check-in can be undone, once, and the ticket opens the door again', async () => {
  const { id, code } = await newTicket()
  const undo = () => {
    time.now = new Date(time.now.getTime() + 1000)
    return testApp.request('POST', `/staff/tickets/${id}/undo-check-in`, { token })
  }
  expect(await undo()).toMatchObject({ status: 409 })
  await scan(code)
  expect(await undo()).toMatchObject({
    status: 200,
    body: { data: { state: 'valid', used_at: null, used_where: null } },
  })
  expect(await undo()).toMatchObject({ status: 409 })
  time.now = after(1)
  expect((await scan(code)).status).toBe(200)
  time.now = testNow
  const entries = await audit.entriesOf({ type: 'ticket', id })
  expect(entries.map(({ action }) => action)).toEqual([
    'ticket.check-in',
    'ticket.undo-check-in',
    'ticket.check-in',
  ])
})

test('the door list has the tickets of one event by name and finds name, address and code', async () => {
  const { id } = await makeLiveMasterclass(db, { startsAt: after(0), endsAt: after(1) })
  const given = { liveMasterclassId: id }
  const ada = await newTicket({ ...given, holderName: 'Åda Ölsson', holderEmail: 'ada@example.com' })
  await newTicket({ ...given, holderName: 'Zoë Bell', holderEmail: 'zoe.100%@example.com' })
  await newTicket({ ...given, holderName: 'Ben Cole', holderEmail: 'ben@example.com' })
  const namesFor = async (search?: string) => {
    const query = search === undefined ? {} : { search }
    const { data } = await testApp.call(ticketEndpoints.doorList, { params: { id }, query }, { token })
    return data.map(({ holder }) => holder.full_name)
  }
  expect(await namesFor()).toEqual(['Åda Ölsson', 'Ben Cole', 'Zoë Bell'])
  expect(await namesFor('olsson ada')).toEqual(['Åda Ölsson'])
  expect(await namesFor('BEN@')).toEqual(['Ben Cole'])
  expect(await namesFor('0%')).toEqual(['Zoë Bell'])
  expect(await namesFor(ada.code.slice(0, 8).toLowerCase())).toEqual(['Åda Ölsson'])
  expect(await namesFor('zzqqxx')).toEqual([])
  const path = `/staff/live-masterclasses/${crypto.randomUUID()}/door-list`
  expect(await testApp.request('GET', path, { token })).toMatchObject({ status: 404 })
})
