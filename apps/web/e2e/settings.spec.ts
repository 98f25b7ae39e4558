import { fileURLToPath } from 'node:url'
import { chooseLanguage } from './choose-language.ts'
import { expect, test } from './fixtures.ts'
import { memberPages, pages } from './pages.ts'

const posterOf = (lesson: string) =>
  fileURLToPath(new URL(`../../api/sample/media/${lesson}/poster.webp`, import.meta.url))
const photograph = posterOf('knot')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the settings' : 'the settings without scripts', () => {
    test.use({ javaScriptEnabled })

    test('save a profile, keep what was entered if it is wrong, and clear a field', async ({
      page,
      visit,
      signIn,
      allowStatus,
    }) => {
      allowStatus(422)
      await signIn()
      await visit(memberPages.settings)
      const form = page.getByRole('main')
      await expect(form.getByLabel('First name')).toHaveValue('Ada')
      await form.getByLabel('First name').fill('Nina')
      await form.getByLabel('About me').fill('Updos, mostly.')
      await form.getByLabel('Phone').fill('call me')
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(form.getByRole('alert')).toHaveText('Please check the highlighted fields.')
      await expect(form.getByLabel('First name')).toHaveValue('Nina')

      await form.getByLabel('Phone').fill('+351 21 362 0418')
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(form.getByRole('status').getByText('Your profile has been saved.')).toBeVisible()
      await visit(memberPages['edit profile'])
      await expect(form.getByLabel('First name')).toHaveValue('Nina')
      await expect(form.getByLabel('About me')).toHaveValue('Updos, mostly.')

      await form.getByLabel('About me').fill('')
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(form.getByRole('status').getByText('Your profile has been saved.')).toBeVisible()
      await visit(memberPages['edit profile'])
      await expect(form.getByLabel('About me')).toHaveValue('')
      await expect(form.getByLabel('Phone')).toHaveValue('+351 21 362 0418')
    })
  })
}

test('what was typed into the profile outlives a change of the language, and is forgotten once it is saved', async ({
  page,
  visit,
  signIn,
}) => {
  await signIn()
  await visit(memberPages['edit profile'])
  const form = page.getByRole('main')
  await form.locator('[name=about]').fill('Updos, mostly.')
  await chooseLanguage(page, 'Deutsch', 'de')
  await expect(form.locator('[name=about]')).toHaveValue('Updos, mostly.')
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(form.getByRole('status').getByText('Dein Profil wurde gespeichert.')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('entered'))),
  ).toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'businesses' : 'businesses without scripts', () => {
    test.use({ javaScriptEnabled })

    test('are added, changed, removed, and added again by undoing', async ({ page, visit, signIn }) => {
      await signIn()
      await visit(memberPages.businesses)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Add a business' }).click()
      await main.getByLabel('Type').selectOption('Salon')
      await main.getByLabel('Name of the business').fill('Corte')
      await main.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page).toHaveURL(`${memberPages.businesses}?saved`)
      await main.getByRole('link', { name: 'Edit Corte' }).click()
      await main.getByLabel('Name of the business').fill('Corte & Cor')
      await main.getByRole('button', { name: 'Save', exact: true }).click()
      const business = main.getByRole('heading', { level: 2, name: 'Corte & Cor' })
      await expect(business).toBeVisible()
      await main.getByRole('button', { name: 'Remove Corte & Cor' }).click()
      await expect(main.getByRole('status')).toContainText('The business has been removed.')
      await expect(business).toBeHidden()
      await main.getByRole('button', { name: 'Undo' }).click()
      await expect(business).toBeVisible()
    })
  })
}

test('interests and social links are saved, and a handle needs its network', async ({
  page,
  visit,
  signIn,
  allowStatus,
}) => {
  allowStatus(422)
  await signIn()
  await visit(memberPages.interests)
  const main = page.getByRole('main')
  const interest = main.getByRole('checkbox').first()
  await interest.check()
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main.getByRole('status').getByText('Your interests have been saved.')).toBeVisible()
  await visit(memberPages.interests)
  await expect(interest).toBeChecked()

  await visit(memberPages['social media'])
  await main.getByLabel('Link or handle').fill('@ada.bell')
  await main.getByRole('button', { name: 'Add link' }).click()
  await expect(main.getByLabel('Network')).toHaveAccessibleDescription('Choose the network of this handle.')
  await main.getByLabel('Network').selectOption('TikTok')
  await main.getByRole('button', { name: 'Add link' }).click()
  await expect(main.getByRole('link', { name: 'TikTok' })).toHaveAttribute(
    'href',
    'https://www.tiktok.com/@ada.bell',
  )
  await main.getByRole('button', { name: 'Remove TikTok' }).click()
  await expect(main.getByRole('link', { name: 'TikTok' })).toBeHidden()
})

test('a picture is added to the gallery with its caption, and removed', async ({ page, visit, signIn }) => {
  await signIn()
  await visit(memberPages.gallery)
  const main = page.getByRole('main')
  await main.getByLabel('Add pictures').setInputFiles(photograph)
  await main.getByLabel('What does the picture show?').fill('A blunt line')
  await main.getByRole('button', { name: 'Add to the gallery' }).click()
  const picture = main.getByRole('listitem').filter({ hasText: 'A blunt line' })
  await expect(picture).toBeVisible()
  await expect(main.getByLabel('What does the picture show?')).toBeHidden()
  await main.getByRole('button', { name: 'Remove A blunt line' }).click()
  await expect(main.getByRole('status')).toContainText('The picture has been removed.')
  await expect(picture).toBeHidden()
})

test('pictures of the gallery are put in order by buttons and by dragging', async ({
  page,
  visit,
  signIn,
}) => {
  await signIn()
  await visit(memberPages.gallery)
  const main = page.getByRole('main')
  for (const [caption, lesson] of [
    ['First', 'knot'],
    ['Second', 'wave'],
    ['Third', 'braid'],
  ] as const) {
    await main.getByLabel('Add pictures').setInputFiles(posterOf(lesson))
    const added = main.getByRole('list', { name: 'New pictures' })
    await added.getByLabel('What does the picture show?').fill(caption)
    await added.getByRole('button', { name: 'Add to the gallery' }).click()
    await expect(added).toBeHidden()
  }
  const shown = main.getByRole('list', { name: 'Your pictures' }).getByRole('listitem')
  await expect(shown).toContainText(['First', 'Second', 'Third'])
  await main.getByRole('button', { name: 'Move First later' }).click()
  await expect(main.getByRole('status')).toContainText('The picture is now number 2 of 3.')
  await expect(main.getByRole('button', { name: 'Move First later' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shown).toContainText(['Second', 'Third', 'First'])
  await expect(main.getByRole('button', { name: 'Move First earlier' })).toBeFocused()

  await shown.nth(2).locator('[draggable=true]').dragTo(shown.nth(0).locator('[draggable=true]'))
  await expect(shown).toContainText(['First', 'Second', 'Third'])
  // Shown at once, but saved only now.
  await expect(main.getByRole('status')).toContainText('The picture is now number 1 of 3.')
  await visit(memberPages.gallery)
  await expect(shown).toContainText(['First', 'Second', 'Third'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures are added to the gallery, described and put in order', async ({ page, visit, signIn }) => {
    await signIn()
    await visit(memberPages.gallery)
    const main = page.getByRole('main')
    for (const caption of ['First', 'Second']) {
      await main.getByLabel('Add a picture').setInputFiles(photograph)
      await main.getByLabel('What does the new picture show?').fill(caption)
      await main.getByRole('button', { name: 'Add to the gallery' }).click()
      await expect(main.getByRole('status')).toContainText('The picture has been added')
    }
    const shown = main.getByRole('list', { name: 'Your pictures' }).getByRole('listitem')
    await main.getByRole('button', { name: 'Move Second earlier' }).click()
    await expect(shown).toContainText(['Second', 'First'])
    await main.getByText('Edit description').first().click()
    await main.getByLabel('What does the picture show?').first().fill('A nape')
    await main.getByRole('button', { name: 'Save' }).first().click()
    await expect(shown).toContainText(['A nape', 'First'])
    await main.getByRole('button', { name: 'Remove First' }).click()
    await expect(shown).toHaveCount(1)
  })

  test('a portrait is uploaded, and one that cannot be read is refused', async ({
    page,
    visit,
    signIn,
    allowStatus,
  }) => {
    allowStatus(415)
    await signIn()
    await visit(memberPages['edit profile'])
    const portrait = page.getByRole('region', { name: 'Picture' })
    await portrait.locator('[name=portrait]').setInputFiles(photograph)
    await portrait.getByRole('button', { name: 'Save picture' }).click()
    await expect(portrait.locator('img')).toHaveAttribute('src', /\/pictures\//)
    const text = { name: 'text.webp', mimeType: 'image/webp', buffer: Buffer.from('not a picture') }
    await portrait.locator('[name=portrait]').setInputFiles(text)
    await portrait.getByRole('button', { name: 'Save picture' }).click()
    await expect(page.getByRole('alert')).toContainText('This type of file is not accepted.')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the settings are in four groups, and the title of the page names them', async ({
    page,
    visit,
    signIn,
  }) => {
    await signIn('learner')
    await visit(memberPages.settings)
    await expect(page).toHaveTitle(/^Settings · /)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    const list = page.getByRole('navigation', { name: 'Settings' })
    for (const group of ['Profile', 'Security', 'Purchases', 'Privacy'])
      await expect(list.getByRole('list', { name: group, exact: true })).toBeVisible()
    await visit(memberPages['edit profile'])
    await expect(page).toHaveTitle(/^Edit profile · /)
  })
})

test('the owner of a public profile edits it from there', async ({ page, visit, signIn }) => {
  await signIn()
  await visit('/profile')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Public profile' }).click()
  await main.getByRole('link', { name: 'Edit profile' }).click()
  await expect(page).toHaveURL(memberPages['edit profile'])
  await visit(pages.person)
  await expect(main.getByRole('link', { name: 'Edit profile' })).toHaveCount(0)
})

test('a portrait is cropped, and removed', async ({ page, visit, signIn }) => {
  await signIn()
  await visit(memberPages['edit profile'])
  const portrait = page.getByRole('region', { name: 'Picture' })
  await portrait.getByLabel('Add a picture').setInputFiles(photograph)
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2')
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(portrait.locator('img')).toHaveAttribute('src', /\/pictures\//)
  await portrait.getByRole('button', { name: 'Remove picture' }).click()
  await expect(portrait.getByLabel('Add a picture')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the settings are a list in Persian, and each entry opens its page', async ({
    page,
    visit,
    signIn,
  }) => {
    await signIn()
    await visit(`${memberPages.settings}?lang=fa`)
    const list = page.getByRole('navigation', { name: 'تنظیمات' })
    await expect(page.getByRole('button', { name: 'ذخیره' })).toBeHidden()
    await list.getByRole('link', { name: 'ویرایش نمایه' }).click()
    await expect(page).toHaveURL(memberPages['edit profile'])
    await expect(page.getByRole('button', { name: 'ذخیره' })).toBeVisible()
    await expect(list).toBeHidden()
  })
})

test('a profile that is saved after the session ended is kept, and saved after logging in elsewhere', async ({
  page,
  visit,
  signIn,
  context,
  allowStatus,
}) => {
  allowStatus(401)
  const user = await signIn()
  await visit(memberPages['edit profile'])
  const form = page.getByRole('main')
  await form.getByLabel('About me').fill('Updos, mostly.')
  await context.clearCookies()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('Please log in or sign up to continue.')
  await expect(form.getByRole('link', { name: 'Log in in a new tab' })).toBeVisible()
  await expect(form.getByLabel('About me')).toHaveValue('Updos, mostly.')
  await signIn(user)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByRole('status').getByText('Your profile has been saved.')).toBeVisible()
  await visit(memberPages['edit profile'])
  await expect(form.getByLabel('About me')).toHaveValue('Updos, mostly.')
})

test('change the password and say that other devices are logged out', async ({
  page,
  visit,
  signIn,
  request,
  allowStatus,
}) => {
  allowStatus(422)
  const { email, password } = await signIn()
  await visit(memberPages['change password'])
  const form = page.getByRole('main')
  const change = async (current: string) => {
    await form.getByLabel('Current password').fill(current)
    await form.getByLabel('New password').fill('combed-back')
    await form.getByLabel('Confirm password').fill('combed-back')
    await form.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not this one')
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  )
  await change(password)
  await expect(form.getByRole('status').getByText('Your other devices have been logged out.')).toBeVisible()
  const login = await request.post('/api/v1/login', { data: { email, password: 'combed-back' } })
  expect(login.status()).toBe(200)
})
