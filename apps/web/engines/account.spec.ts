import { randomUUID } from 'node:crypto'
import { test } from './fixtures.ts'

test('a person registers, and logs in with the same password', async ({ visitor }) => {
  const email = `ada.${randomUUID()}@example.com`
  await visitor.visit('/register')
  await visitor.fill('First name', 'Ada')
  await visitor.fill('Last name', 'Bell')
  await visitor.fill('E-mail', email)
  await visitor.fill('Password', 'hairdesign', true)
  await visitor.fill('Confirm password', 'hairdesign')
  await visitor.click('field', 'terms')
  await visitor.click('button', 'Register')
  await visitor.isAt(/^\/(?!register)/)
  await visitor.signOut()
  await visitor.visit('/login')
  await visitor.fill('E-mail', email)
  await visitor.fill('Password', 'hairdesign', true)
  await visitor.press('Enter')
  await visitor.isAt(/^\/(?!login)/)
  await visitor.sees('button', 'Your account: Ada')
})

test('a member changes the profile in the settings', async ({ visitor, register }) => {
  await visitor.signIn(await register())
  await visitor.visit('/')
  await visitor.click('button', 'Your account: Ada')
  await visitor.click('menuitem', 'My profile')
  await visitor.sees('heading', 'Ada Bell')
  await visitor.visit('/profile/settings/edit-profile')
  await visitor.fill('First name', 'Nina')
  await visitor.fill('Country', 'Portu')
  await visitor.sees('option', 'Portugal')
  await visitor.press('ArrowDown', 'Enter')
  await visitor.seesNo('option', 'Portugal')
  await visitor.click('button', 'Save', true)
  await visitor.sees('text', 'Your profile has been saved.')
})
