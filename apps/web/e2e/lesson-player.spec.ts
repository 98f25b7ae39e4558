import { expect, test } from './fixtures.ts'

const slug = 'classic-chignon-in-five-moves'

test.describe('the free lesson of a course', () => {
  test('plays in a dialog with captions and a transcript', async ({ page, visit }) => {
    await visit(`/courses/${slug}`)
    await page.getByRole('link', { name: 'Set for grip' }).click()
    const preview = page.getByRole('dialog', { name: 'Set for grip' })
    const video = preview.locator('video')
    await preview.getByRole('button', { name: 'Play', exact: true }).click()
    await expect
      .poll(() => video.evaluate((element) => 'currentTime' in element && element.currentTime))
      .toBeGreaterThan(0.3)
    await expect(
      preview.getByRole('paragraph').filter({ hasText: 'One broad tail sweeps upwards.' }),
    ).toBeVisible()
    const line = preview.getByRole('button', { name: /the chignon is done/ })
    await line.click()
    await expect(line).toHaveAttribute('aria-current', 'true')
    await preview.getByRole('button', { name: 'Settings' }).click()
    await expect(preview.getByRole('menuitemradio', { name: 'Salon' })).toBeVisible()
    await page.keyboard.press('Escape')
    await preview.getByRole('button', { name: 'Close' }).click()
    await expect(preview).toBeHidden()
    await expect(page.getByRole('link', { name: 'Set for grip' })).toBeFocused()
  })

  test('has captions and player texts in the page’s language', async ({ page, visit }) => {
    await visit(`/courses/${slug}?lang=fa`)
    await page.locator('ol[aria-labelledby="plan"]').getByRole('link').first().click()
    const preview = page.getByRole('dialog')
    await preview.getByRole('button', { name: 'پخش', exact: true }).click()
    const caption = preview.getByRole('paragraph').filter({ hasText: 'یک دم‌اسبی پهن رو به بالا می‌رود.' })
    await expect(caption).toBeVisible()
    await expect(caption).toHaveAttribute('lang', 'fa')
  })

  test('loads the player only when opened', async ({ page, visit }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await visit(`/courses/${slug}`)
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    expect(scripts.join(' ')).not.toMatch(/hls|lesson-dialog/)
    await page.getByRole('link', { name: 'Set for grip' }).click()
    await expect(page.getByRole('dialog').locator('video')).toBeVisible()
    expect(scripts.length).toBeGreaterThan(before)
  })

  test('loads the message pack of the page’s language only when opened', async ({ page, visit }) => {
    const packs: string[] = []
    page.on('request', (request) => {
      const [, locale] = /\/assets\/(de|es|fa|fr|it|pt)-[^/]+\.js/.exec(request.url()) ?? []
      if (locale) packs.push(locale)
    })
    await visit(`/courses/${slug}?lang=de`)
    await page.waitForLoadState('networkidle')
    expect(packs).toEqual([])
    await page.locator('ol[aria-labelledby="plan"]').getByRole('link').first().click()
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Abspielen', exact: true }),
    ).toBeVisible()
    expect(packs).toEqual(['de'])
  })

  test('opens in a new tab with a modifier key', async ({ page, visit, context }) => {
    await visit(`/courses/${slug}`)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Set for grip' }).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/api\/v1\/media\/[\w-]+\/clip\.mp4$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('the lessons of a bought product', () => {
  test.beforeEach(async ({ signIn }) => void (await signIn('learner')))

  for (const [path, lessons] of [
    ['/courses/natural-curls-no-heat', 4],
    ['/online-masterclasses/the-editorial-knot', 8],
  ] as const)
    test(`open from ${path} on their page`, async ({ page, visit }) => {
      await visit(path)
      const plan = page.getByRole('list', { name: 'Lesson plan' })
      await expect(plan).not.toContainText('Locked')
      await expect(plan.getByRole('link')).toHaveCount(lessons)
      await expect(page.getByRole('link', { name: 'Continue learning' })).toHaveAttribute(
        'href',
        `/profile${path}`,
      )
      await plan.getByRole('link').nth(2).click()
      await expect(page).toHaveURL(new RegExp(`/profile${path}/lessons\\?lessonId=`))
      const video = page.locator('video')
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await expect
        .poll(() => video.evaluate((element) => 'currentTime' in element && element.currentTime))
        .toBeGreaterThan(0.3)
    })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the free lesson links to the video file', async ({ page, visit }) => {
    await visit(`/courses/${slug}`)
    await page.getByRole('link', { name: 'Set for grip' }).click()
    await expect(page).toHaveURL(/\/api\/v1\/media\/[\w-]+\/clip\.mp4$/)
    await expect(page.locator('video')).toBeVisible()
  })
})
