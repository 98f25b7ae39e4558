import { test } from './fixtures.ts'

test('a member buys a course and finds the order', async ({ visitor, register }) => {
  await visitor.signIn(await register())
  await visitor.visit('/courses/classic-chignon-in-five-moves/buy')
  await visitor.choose('Country', 'Germany')
  await visitor.fill('Street and number', 'Main Street 1')
  await visitor.fill('Postal code', '10115')
  await visitor.fill('City', 'Berlin')
  await visitor.click('field', 'terms')
  await visitor.click('button', 'Order and pay $')
  await visitor.isAt(/\/complete$/)
  await visitor.click('field', 'Succeeds')
  await visitor.click('button', 'Pay $')
  await visitor.sees('heading', 'Your order is placed')
  await visitor.visit('/profile/settings/purchase-history')
  await visitor.sees('link', 'The classic chignon in five moves')
})

test('a guest chooses seats and is asked to log in, and a dialog closes by Escape', async ({ visitor }) => {
  await visitor.visit('/live-masterclasses/the-anatomy-of-a-perfect-cut')
  await visitor.click('button', 'One more')
  await visitor.click('button', 'Reserve your seat')
  await visitor.isAt(/^\/live-masterclasses\/the-anatomy-of-a-perfect-cut\/buy\?/)
  await visitor.click('button', 'Continue')
  await visitor.sees('dialog', 'Welcome back')
  await visitor.press('Escape')
  await visitor.seesNo('dialog', 'Welcome back')
})

test('a learner opens a ticket', async ({ visitor }) => {
  await visitor.signIn('learner@example.com')
  await visitor.visit('/profile/settings/my-tickets')
  await visitor.click('link', 'The anatomy of a perfect cut')
  await visitor.sees('image', 'QR code of ticket TQY2 QECZ')
})
