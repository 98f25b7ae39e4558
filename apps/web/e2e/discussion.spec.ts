import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'

const discussion = '/discussions/general/practising-after-closing'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a discussion' : 'a discussion without scripts', () => {
    test.use({ javaScriptEnabled })

    test('accepts a reply, its change and its deletion', async ({ page, visit, signIn }) => {
      const text = `Under the lamp ${randomUUID()}`
      await signIn('learner')
      await visit(discussion)
      await page.getByLabel('Your reply').first().fill(text)
      await page.getByRole('button', { name: 'Post reply' }).click()
      const reply = page.getByRole('article').filter({ hasText: text })
      await expect(reply).toBeVisible()
      await reply.getByText('Edit', { exact: true }).click()
      await reply.getByLabel('Your reply').fill(`${text} at six`)
      await reply.getByRole('button', { name: 'Save changes' }).click()
      await expect(reply.getByText(`${text} at six`).first()).toBeVisible()
      await expect(reply.getByText('edited')).toBeVisible()
      await reply.getByText('Delete', { exact: true }).click()
      await reply.getByRole('button', { name: 'Delete this reply for good' }).click()
      await expect(reply).toHaveCount(0)
    })
  })
}

test('an empty reply says at its field what is missing', async ({ page, visit, signIn }) => {
  await signIn('learner')
  await visit(discussion)
  await page.getByRole('button', { name: 'Post reply' }).press('Enter')
  const reply = page.getByLabel('Your reply').first()
  await expect(reply).toBeFocused()
  await expect(reply).toHaveAccessibleDescription(/Please fill in this field\./)
})

test('a translated discussion names its original language and shows the original', async ({
  page,
  visit,
}) => {
  await visit(discussion)
  const title = page.getByRole('heading', { level: 1 })
  await expect(page.getByText('Translated. Original language: Spanish')).toBeVisible()
  await page.getByRole('link', { name: 'Show original' }).click()
  await expect(title.locator('[lang=es]')).toBeVisible()
  await page.getByRole('link', { name: 'Show translation' }).click()
  await expect(title.locator('[lang]')).toHaveCount(0)
})

test('a closed discussion is read only, and a guest is asked to log in to an open one', async ({
  page,
  visit,
}) => {
  await visit('/discussions/patterns-we-named-in-lyon')
  await expect(page).toHaveURL('/discussions/live-masterclass/patterns-we-named-in-lyon')
  await expect(page.getByText('This discussion is closed. You can read it, but not reply.')).toBeVisible()
  await visit(discussion)
  await page.getByRole('link', { name: 'Log in or sign up to reply.' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('reports a reply in a dialog', async ({ page, visit, signIn }) => {
  await signIn('learner')
  await visit(discussion)
  await page.locator('summary', { hasText: 'More actions' }).first().click()
  await page.getByRole('link', { name: 'Report' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Report' })
  const reasons = dialog.getByRole('radiogroup', { name: 'Why are you reporting this?' })
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter')
  await expect(reasons).toHaveAccessibleDescription('Please choose one of these.')
  await expect(reasons.getByRole('radio').first()).toBeFocused()
  await dialog.getByLabel('False or dangerous advice').check()
  await expect(reasons).toHaveAccessibleDescription('')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Our moderators will have a look.')).toBeVisible()
})
