import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { contentTest, expect, logIn, newUser, test } from './fixtures.ts'
import { memberPages, pages, ticket } from './pages.ts'

const event = 'The anatomy of a perfect cut'

test.describe('the profile', () => {
  test('asks a guest to log in, and then opens the page asked for', async ({ page, visit }) => {
    await visit(memberPages['my tickets'])
    await expect(page).toHaveURL(/\/login\?redirectTo=/)
    await logIn(page, { email: 'learner@example.com', password: 'hairdesign' })
    await expect(page).toHaveURL(memberPages['my tickets'])
  })

  test('leads from the header’s menu to tickets and purchases', async ({ page, visit, signIn }) => {
    await signIn('learner')
    await visit('/')
    await page.getByRole('button', { name: 'Your account: Ana' }).click()
    await page.getByRole('menuitem', { name: 'My profile' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Díaz')
    const entries = page.getByRole('navigation', { name: 'Your account' })
    await expect(entries).toContainText(event)
    await entries.getByRole('link', { name: 'Purchase history' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purchase history')
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'My tickets' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My tickets')
  })

  contentTest('of a new user has no purchases and no tickets', async ({ page, visit, signIn }) => {
    await signIn()
    await visit(memberPages['purchase history'])
    await expect(page.getByRole('main')).toContainText('Nothing bought yet')
    await visit(memberPages['my tickets'])
    await expect(page.getByRole('link', { name: 'See live masterclasses' })).toBeVisible()
  })

  test('logs out from the settings', async ({ page, visit, signIn }) => {
    await signIn()
    await visit(memberPages.settings)
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  })
})

test('the purchase history has orders in every state, and offers what has ended again', async ({
  page,
  visit,
  signIn,
}) => {
  await signIn('learner')
  await visit(memberPages['purchase history'])
  const orders = page.getByRole('article')
  await expect(orders).toHaveCount(11)
  for (const state of ['Paid', 'Awaiting payment', 'Expired', 'Refunded']) {
    await expect(orders.getByText(state, { exact: true }).first()).toBeVisible()
  }
  const open = orders.filter({ hasText: 'Awaiting payment' })
  await expect(open.getByRole('link', { name: 'Pay this order' })).toHaveAttribute('href', /^\/orders\//)
  await expect(open).toContainText('To be paid by')
  const ended = orders.filter({ hasText: 'Access ended on' })
  await expect(ended.getByRole('link', { name: 'Buy again' })).toHaveAttribute(
    'href',
    '/courses/fishtail-from-fine-hair/buy',
  )
  const refunded = orders.filter({ has: page.getByText('Refunded', { exact: true }) }).first()
  await refunded.getByRole('link', { name: 'Order details' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order was refunded')
  await expect(page.getByRole('region', { name: /^Order / })).toContainText('Total')
})

test.describe('a ticket', () => {
  test('is listed by its event, upcoming ones first, and shows its code', async ({ page, visit, signIn }) => {
    await signIn('learner')
    await visit(memberPages['my tickets'])
    await expect(page.getByRole('region', { name: 'Upcoming' }).getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'Past' }).getByRole('article')).toContainText('Used')
    await page.getByRole('link', { name: event }).first().click()
    await expect(page).toHaveURL(memberPages['my ticket'])
    await expect(page.getByRole('img', { name: /^QR code of ticket TQY2 QECZ / })).toBeVisible()
  })

  test('can be opened by its holder without an account, and added to the calendar', async ({
    page,
    visit,
  }) => {
    const response = await visit(pages.ticket)
    expect(response.headers()['referrer-policy']).toBe('same-origin')
    expect(response.headers()['cache-control']).toContain('no-store')
    const main = page.getByRole('main')
    await expect(main).toContainText('Ana Díaz')
    await expect(main).not.toContainText('learner@example.com')
    await expect(main).toContainText('Rua do Açúcar 62')
    await expect(main.getByRole('link', { name: 'Open in maps' })).toBeVisible()
    const started = page.waitForEvent('download')
    await main.getByRole('link', { name: 'Add to calendar' }).click()
    const file = await readFile(await (await started).path(), 'utf8')
    const calendar = new ICAL.Component(ICAL.parse(file))
    const [entry] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
    expect(entry?.summary).toBe(event)
    expect(entry?.description).toContain(`/tickets/${ticket.code}`)
  })

  test('can be saved as PDF', async ({ page, visit }) => {
    await visit(pages.ticket)
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as PDF' }).click()
    const file = await started
    expect(file.suggestedFilename()).toBe(`Ticket ${event}.pdf`)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  contentTest('that does not exist is not found', async ({ page, visit, allowStatus }) => {
    allowStatus(404)
    await visit('/tickets/NO-SUCH-CODE')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('There is no ticket with this code')
  })
})

test.describe('handing over a ticket', () => {
  const guestTicket = '/profile/settings/my-tickets/e2503e2b-802b-8486-a857-dcb32cef46e0'

  test('sends it with a new code to the new holder, and hides the code', async ({
    page,
    visit,
    signIn,
    mailTo,
  }) => {
    const { email } = newUser()
    await signIn('learner')
    await visit(guestTicket)
    const form = page.getByRole('region', { name: 'Hand over to another person' })
    await form.getByLabel('Full name').fill('Ada Bell')
    await form.getByLabel('E-mail').fill(email)
    await form.getByRole('button', { name: 'Hand over the ticket' }).click()
    await expect(form).toContainText('The ticket now belongs to')
    await expect(page.getByRole('main')).toContainText('You handed this ticket over to Ada Bell')
    await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0)
    const { text = '' } = await mailTo(email, 'ticket')
    await visit(/\/tickets\/\w+/.exec(text)?.[0] ?? '')
    await expect(page.getByRole('main')).toContainText('Ada Bell')
  })
})
