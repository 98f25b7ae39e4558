import { expect, newUser, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test.describe('without scripts', () => {
  test('registration works and shows missing consent', async ({ page, visit, allowStatus }) => {
    allowStatus(422)
    const person = newUser()
    await visit('/register?redirectTo=%2Feducations')
    const form = page.getByRole('main')
    const fill = async () => {
      await form.getByLabel('Password', { exact: true }).fill(person.password)
      await form.getByLabel('Confirm password').fill(person.password)
    }
    await form.getByLabel('First name').fill(person.firstName)
    await form.getByLabel('Last name').fill(person.lastName)
    await form.getByLabel('E-mail').fill(person.email)
    await fill()
    await form.getByRole('button', { name: 'Register' }).click()
    await expect(form.getByText('You have to agree to the terms & conditions')).toBeVisible()
    await expect(form.getByLabel('First name')).toHaveValue(person.firstName)
    await expect(form.getByLabel('E-mail')).toHaveValue(person.email)
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')

    await fill()
    await form.getByLabel(/^I agree/).check()
    await form.getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL('/educations')
    await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
  })

  test('registration shows an address in use', async ({ page, visit, registerUser, allowStatus }) => {
    allowStatus(422)
    const { email } = await registerUser()
    const person = newUser()
    await visit('/register')
    const form = page.getByRole('main')
    await form.getByLabel('First name').fill(person.firstName)
    await form.getByLabel('Last name').fill(person.lastName)
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Password', { exact: true }).fill(person.password)
    await form.getByLabel('Confirm password').fill('another-password')
    await form.getByLabel(/^I agree/).check()
    await form.getByRole('button', { name: 'Register' }).click()
    await expect(form.getByLabel('Confirm password')).toHaveAccessibleDescription(
      'The passwords do not match. Type the same password twice.',
    )
    await form.getByLabel('Password', { exact: true }).fill(person.password)
    await form.getByLabel('Confirm password').fill(person.password)
    await form.getByLabel(/^I agree/).check()
    await form.getByRole('button', { name: 'Register' }).click()
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(
      'There is already an account with this address. Log in instead.',
    )
  })

  test('login shows errors, and logout works', async ({ page, visit, registerUser, allowStatus }) => {
    allowStatus(422)
    const { email, password } = await registerUser()
    await visit('/login?redirectTo=%2Feducations')
    const form = page.getByRole('main')
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Password', { exact: true }).fill('not-the-password')
    await form.getByRole('button', { name: 'Log in' }).click()
    await expect(form.getByText('Incorrect e-mail address or password. Please try again.')).toBeVisible()
    await expect(form.getByLabel('E-mail')).toHaveValue(email)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/educations')

    await page.getByRole('button', { name: 'Your account: Ada' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  test('the search box of /educations works', async ({ page, visit }) => {
    await visit('/educations')
    await page.getByRole('searchbox').fill('curls')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/educations?search=curls')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “curls”')
  })

  test('the search and its filters work', async ({ page, visit }) => {
    await visit('/education-search')
    await page.getByRole('searchbox').fill('bradi')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/education-search?search=bradi')
    await expect(page.getByText('Showing results for “braid”.')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Filter by type' })
      .getByRole('link', { name: 'Programs' })
      .click()
    await expect(page).toHaveURL('/education-search?search=bradi&type=program')
    await expect(page.getByRole('main').locator('mark').first()).toHaveText('braids')
  })

  test('the language can be changed', async ({ page, visit }) => {
    await visit('/educations')
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitem', { name: 'Français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })

  test('seats can be reserved, and buying leads to the login', async ({ page, visit, allowStatus }) => {
    await visit('/')
    await page.getByRole('spinbutton', { name: 'Seats' }).fill('2')
    await page.getByRole('button', { name: 'Reserve your seat' }).click()
    await expect(page).toHaveURL(/\/live-masterclasses\/[a-z0-9-]+\?count=2$/)
    // Too many packages say so, and the counts stay.
    const main = page.getByRole('main')
    await visit('/live-masterclasses/the-anatomy-of-a-perfect-cut/buy?count=1')
    await main.getByRole('spinbutton', { name: 'Practice kit' }).fill('2')
    allowStatus(422)
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect(main.getByRole('alert')).toHaveText(
      'You cannot select more packages than the number of selected tickets',
    )
    await expect(main.getByRole('spinbutton', { name: 'Practice kit' })).toHaveValue('2')
    await expect(main.getByRole('spinbutton', { name: 'Two-day seat' })).toHaveValue('1')
    await main.getByRole('spinbutton', { name: 'Practice kit' }).fill('1')
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/^[^?]*\/login\?redirectTo=/)
    await visit('/courses/the-precise-fringe')
    await page.getByRole('link', { name: 'Buy this course' }).click()
    await expect(page).toHaveURL('/login?redirectTo=%2Fcourses%2Fthe-precise-fringe%2Fbuy')
  })

  test('all parts of a long page are there', async ({ page, visit, signIn }) => {
    await visit('/')
    await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })).toBeVisible()
    await signIn('learner')
    await visit('/profile/online-masterclasses/the-editorial-knot/lessons')
    await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible()
    await expect(page.getByRole('main').getByText('2 of 8 lessons done')).toBeVisible()
  })

  test('a phone’s drawer opens and closes', async ({ page, visit }) => {
    await page.setViewportSize({ width: 375, height: 720 })
    await visit('/')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Education' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Education')
  })
})
