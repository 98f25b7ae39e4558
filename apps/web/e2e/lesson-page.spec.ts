import type { Locator } from '@playwright/test'
import { expect, test, type Page } from './fixtures.ts'
import { saveData } from './save-data.ts'

const masterclass = '/profile/online-masterclasses/the-editorial-knot/lessons'

test.describe('the lessons of a bought masterclass', () => {
  test.beforeEach(async ({ signIn }) => void (await signIn('learner')))

  test('play with captions and several audio tracks, and resume in another browser', async ({
    page,
    visit,
    context,
    browser,
  }) => {
    await openLesson(page, visit, 4)
    const video = page.locator('video')
    // No stream is loaded before it is played.
    await expect.poll(() => networkState(video)).toBe('empty')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => frames(video)).toBeGreaterThan(10)
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'One broad tail sweeps upwards.' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('menuitemradio', { name: 'Salon' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('menuitemradio', { name: 'Salon' })).toBeChecked()
    await page.keyboard.press('Escape')

    await expect.poll(() => currentTime(video)).toBeGreaterThan(2)
    const saved = progressSaved(page)
    await page.getByRole('button', { name: 'Pause' }).click()
    await saved

    const other = await browser.newContext()
    await other.addCookies(await context.cookies())
    const elsewhere = await other.newPage()
    await elsewhere.goto(page.url())
    await expect(elsewhere.getByText(/^You left at 00:0[2-9]\.$/)).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => currentTime(elsewhere.locator('video'))).toBeGreaterThan(2)
    await other.close()
  })

  test('keep what was watched offline, also in a tab that was killed', async ({
    page,
    visit,
    context,
    browserProblems,
  }) => {
    // Pages that links lead to may be prefetched while it is offline.
    browserProblems.allowProblem(/ERR_INTERNET_DISCONNECTED/)
    await openLesson(page, visit, 5)
    const video = page.locator('video')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => bufferedEnd(video)).toBeGreaterThan(8)
    await context.setOffline(true)
    const before = await currentTime(video)
    await expect.poll(() => currentTime(video)).toBeGreaterThan(before + 1)
    await page.getByRole('button', { name: 'Pause' }).click()
    const saved = progressSaved(page)
    await context.setOffline(false)
    const { data } = await (await saved).json()
    expect(data.watched_seconds).toBeGreaterThan(0)

    await context.setOffline(true)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => currentTime(video)).toBeGreaterThan(data.position + 2.5)
    const address = page.url()
    await page.close()
    await context.setOffline(false)
    const again = await context.newPage()
    const late = progressSaved(again)
    await again.goto(address)
    const { data: merged } = await (await late).json()
    expect(merged.watched_seconds).toBeGreaterThan(data.watched_seconds)
    expect(merged.position).toBeGreaterThan(data.position)
    await expect(again.getByText(/^You left at 00:0\d\.$/)).toBeVisible()
  })

  test('open panels for the first time offline, and get them once the connection is back', async ({
    page,
    visit,
    context,
    browserProblems,
  }) => {
    browserProblems.allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/)
    await visit(masterclass)
    await context.setOffline(true)
    const panel = (name: string) => page.getByRole('tabpanel', { name })
    for (const name of ['Notes', 'Discussion', 'Transcript']) {
      await page.getByRole('tab', { name }).click()
      await expect(panel(name).getByRole('status')).toBeVisible()
    }
    await context.setOffline(false)
    await expect(panel('Transcript').getByRole('searchbox')).toBeVisible()
    await page.getByRole('tab', { name: 'Notes' }).click()
    await expect(panel('Notes').getByRole('button', { name: 'Add a note at this moment' })).toBeVisible()
    await page.getByRole('tab', { name: 'Discussion' }).click()
    await expect(panel('Discussion').getByText('Ask about this lesson', { exact: false })).toBeVisible()
  })

  test('offer to load the code of a panel again that failed while online', async ({
    page,
    visit,
    browserProblems,
  }) => {
    browserProblems.allowProblem(/ERR_FAILED|Failed to fetch/)
    // The page was reloaded a moment ago, because of another failure.
    await page.addInitScript(() => sessionStorage.setItem('reloaded-at', String(Date.now())))
    const code = /\/assets\/(notes-panel|lesson-discussion)-.*\.js/
    await page.route(code, (route) => route.abort())
    await visit(masterclass)
    for (const [name, shown] of [
      ['Notes', 'Your notes are only for you.'],
      ['Discussion', 'Ask about this lesson'],
    ] as const) {
      const panel = page.getByRole('tabpanel', { name })
      await page.getByRole('tab', { name }).click()
      await expect(panel.getByRole('alert')).toContainText('This could not be loaded')
      await page.unroute(code)
      await panel.getByRole('button', { name: 'Try again' }).focus()
      await page.keyboard.press('Enter')
      await expect(panel.getByText(shown, { exact: false })).toBeVisible()
      await expect(panel).toBeFocused()
      await page.route(code, (route) => route.abort())
    }
  })

  test('stay when a panel cannot be loaded, which is then tried again', async ({
    page,
    visit,
    context,
    browserProblems,
    allowStatus,
  }) => {
    browserProblems.allowProblem(/ERR_INTERNET_DISCONNECTED/)
    allowStatus(500)
    const failing = /\/bff\/(user\/notes|discussions\/lesson)[/?]/
    await page.route(failing, (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken', code: 'server_error' } }),
    )
    await visit(masterclass)
    for (const [name, shown] of [
      ['Notes', 'Your notes are only for you.'],
      ['Discussion', 'Ask about this lesson'],
    ] as const) {
      const panel = page.getByRole('tabpanel', { name })
      await page.getByRole('tab', { name }).click()
      await expect(panel.getByRole('alert')).toContainText('This could not be loaded')
      await expect(page.locator('video')).toBeVisible()
      const retry = panel.getByRole('button', { name: 'Try again' })
      await retry.focus()
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('status')).toHaveText('This could not be loaded')
      await expect(retry).toBeFocused()
      await page.unroute(failing)
      await context.setOffline(true)
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('alert')).toContainText('The connection was lost.')
      await context.setOffline(false)
      await page.keyboard.press('Enter')
      await expect(panel.getByText(shown, { exact: false })).toBeVisible()
      await expect(panel).toBeFocused()
      await page.route(failing, (route) =>
        route.fulfill({ status: 500, json: { message: 'Broken', code: 'server_error' } }),
      )
    }
  })

  test('show a new reply in the discussion beside the video', async ({ page, visit }) => {
    // The address without a lesson is that of the last one, which another journey of this learner may change.
    await openLesson(page, visit, 6)
    await page.getByRole('tab', { name: 'Discussion' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Discussion' })
    await panel.getByLabel('Your reply').fill('How long does the knot hold?')
    await panel.getByRole('button', { name: 'Post reply' }).click()
    await expect(panel.getByRole('article').filter({ hasText: 'How long does the knot hold?' })).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Your reply' })).toHaveValue('')
  })

  test('stay when the connection is lost, with a reply that was being written', async ({
    page,
    visit,
    context,
    browserProblems,
  }) => {
    browserProblems.allowProblem(/ERR_INTERNET_DISCONNECTED/)
    // The routes of links are not discovered then.
    await saveData(page)
    await openLesson(page, visit, 3)
    await page.getByRole('tab', { name: 'Discussion' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Discussion' })
    const reply = panel.getByRole('textbox', { name: 'Your reply' })
    await reply.fill('Does it hold in the rain?')
    await context.setOffline(true)
    const lost = page.getByText('The connection was lost. Check it and try again.')
    await panel.getByRole('button', { name: 'Post reply' }).click()
    await expect(lost).toBeVisible()
    await expect(reply).toHaveValue('Does it hold in the rain?')
    await page.getByRole('alert').filter({ has: lost }).getByRole('button', { name: 'Dismiss' }).click()
    await expect(lost).toBeHidden()
    const markDone = page.getByRole('button', { name: 'Mark as done' })
    await markDone.click()
    await expect(lost).toBeVisible()
    await context.setOffline(false)
    await markDone.click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await panel.getByRole('button', { name: 'Post reply' }).click()
    await expect(panel.getByRole('article').filter({ hasText: 'Does it hold in the rain?' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(markDone).toBeVisible()
  })

  test('keep a note that was written offline until it is sent', async ({
    page,
    visit,
    context,
    browserProblems,
  }) => {
    browserProblems.allowProblem(/ERR_INTERNET_DISCONNECTED/)
    await openLesson(page, visit, 5)
    await page.getByRole('tab', { name: 'Notes' }).click()
    await expect(page.getByText('Your notes are only for you.', { exact: false })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Add a note at this moment' }).click()
    await page.getByRole('textbox', { name: /^Note at 00:0\d$/ }).fill('Hold the comb lower.')
    await page.getByRole('button', { name: 'Save note' }).click()
    const state = page.getByText('Saved on this device, sent when you are online')
    await expect(state).toBeVisible()
    await context.setOffline(false)
    await expect(state).toBeHidden()
    await visit(page.url())
    await page.getByRole('tab', { name: 'Notes' }).click()
    await expect(page.getByText('Hold the comb lower.')).toBeVisible()
    await expect(state).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a lesson is marked as done by a form', async ({ page, visit, signIn }) => {
    await signIn('learner')
    await visit('/profile/courses/natural-curls-no-heat/lessons')
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(page.getByText('3 of 4 lessons done')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Air-dry and break the cast')
    await page.getByRole('link', { name: 'Scrunch, coil, clip' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 of 4 lessons done')).toBeVisible()
  })
})

async function openLesson(
  page: Page,
  visit: (address: string) => Promise<unknown>,
  place: number,
): Promise<void> {
  await visit(masterclass)
  const link = page.getByRole('list', { name: 'Lessons' }).getByRole('link').nth(place)
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}

const progressSaved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/progress') && response.ok())

const currentTime = (video: Locator) =>
  video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : NaN))

const networkState = (video: Locator) =>
  video.evaluate((element) =>
    element instanceof HTMLVideoElement && element.networkState === HTMLMediaElement.NETWORK_EMPTY
      ? 'empty'
      : 'used',
  )

const frames = (video: Locator) =>
  video.evaluate((element) =>
    element instanceof HTMLVideoElement ? element.getVideoPlaybackQuality().totalVideoFrames : 0,
  )

const bufferedEnd = (video: Locator) =>
  video.evaluate((element) =>
    element instanceof HTMLVideoElement && element.buffered.length > 0 ? element.buffered.end(0) : 0,
  )
