import { contentTest, expect, test } from './fixtures.ts'

test.describe('the masterclasses', () => {
  for (const name of ['/live-masterclasses', '/online-masterclasses']) {
    contentTest(`${name} redirects to /masterclasses`, async ({ page, visit }) => {
      await visit(name)
      await expect(page).toHaveURL('/masterclasses')
      await expect(page.getByRole('region', { name: 'Live, in person' }).getByRole('listitem')).toHaveCount(4)
      await expect(
        page.getByRole('region', { name: 'Online, at your own pace' }).getByRole('listitem'),
      ).toHaveCount(4)
    })
  }

  for (const [kind, part] of [
    ['live-masterclasses', 'Agenda'],
    ['online-masterclasses', 'Lesson plan'],
  ] as const) {
    contentTest(`a card of ${kind} leads to its page`, async ({ page, visit }) => {
      await visit('/masterclasses')
      const card = page.getByRole('main').locator(`li:has(a[href^="/${kind}/"])`).first()
      const name = await card.getByRole('heading').innerText()
      await card.getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`/${kind}/[a-z0-9-]+$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('heading', { name: part })).toBeVisible()
    })
  }

  contentTest('a program shows its four courses', async ({ page, visit }) => {
    await visit('/educations?tab=programs')
    await page.getByRole('main').locator('li:has(a[href^="/programs/"]) a').first().click()
    await expect(
      page.getByRole('region', { name: 'Courses in this program' }).locator('a[href^="/courses/"]'),
    ).toHaveCount(4)
  })
})
