import { randomUUID } from 'node:crypto'
import { postEndpoints } from '@chignon/contract/community/post'
import { expect, test } from './fixtures.ts'
import { openMemberBrowser } from './member-browser.ts'
import { memberPages } from './pages.ts'
import { translated } from './texts.ts'

const post = '/posts/fishtail-widened-from-the-bottom-up'

test('a like, a comment and their notifications appear in another browser, grouped, until they are read', async ({
  page,
  visit,
  signIn,
  registerUser,
  browser,
  baseURL,
  api,
}) => {
  await signIn()
  const [ben, cem] = [await registerUser(), await registerUser()]
  const bens = await openMemberBrowser(browser, ben, { baseURL: baseURL ?? '' })
  const cems = await openMemberBrowser(browser, cem, { baseURL: baseURL ?? '' })
  const mine = `Lovely ${randomUUID()}`
  const comment = (container: typeof page) => container.getByRole('article').filter({ hasText: mine }).first()
  const count = async () =>
    (await api()(postEndpoints.show, { params: { id: post.replace('/posts/', '') } })).data.likes_count
  await visit(post)
  await bens.visit(post)
  await page.getByLabel('Your comment').first().fill(mine)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(comment(bens.page)).toBeVisible()

  await page.getByLabel('Your comment').first().fill('Half a thought')
  const before = await count()
  const like = bens.page.getByRole('button', { name: /^Like/ }).first()
  await like.click()
  await expect(page.getByRole('button', { name: new RegExp(`Like.*${before + 1}`) }).first()).toBeVisible()
  // What is being written stays while the page follows others.
  await expect(page.getByLabel('Your comment').first()).toHaveValue('Half a thought')

  const bell = page.getByRole('button', { name: /^Notifications/ })
  await comment(bens.page).getByRole('button', { name: /^Like/ }).click()
  await expect(bell).toHaveAccessibleName('Notifications: 1 new')
  await cems.visit(post)
  await comment(cems.page).getByRole('button', { name: /^Like/ }).click()
  await expect(comment(cems.page).getByRole('button', { name: /^Like/ })).toContainText('2')

  const list = page.getByRole('main').getByRole('listitem').filter({ hasText: 'liked your comment' })
  // A like is announced after its response.
  await expect(async () => {
    await visit(memberPages.notifications)
    const text = (await list.innerText()).replaceAll(/[\u2068\u2069]/g, '')
    expect(text).toContain('Ada Bell and Ada Bell liked your comment on')
  }).toPass()
  await list.getByRole('button', { name: 'Mark as read' }).click()
  await expect(list.getByText('New', { exact: true })).toHaveCount(0)
  await expect(bell).toHaveAccessibleName('Notifications')
  await bens.close()
  await cems.close()
})

test('the bell shows what is new and marks all as read', async ({
  page,
  visit,
  signIn,
  registerUser,
  browser,
  baseURL,
}) => {
  await signIn()
  const ben = await openMemberBrowser(browser, await registerUser(), { baseURL: baseURL ?? '' })
  const mine = `Which comb? ${randomUUID()}`
  await visit(post)
  await page.getByLabel('Your comment').first().fill(mine)
  await page.getByRole('button', { name: 'Post comment' }).click()
  const comment = page.getByRole('article').filter({ hasText: mine }).first()
  await expect(comment).toBeVisible()
  // It is shown before it is stored.
  await expect(comment).not.toHaveAttribute('aria-busy')
  await ben.visit(post)
  const thread = ben.page.getByRole('article').filter({ hasText: mine }).first()
  await thread.locator('summary').filter({ hasText: 'Reply' }).click()
  await thread.getByLabel('Your reply to Ada Bell').fill('A wide one.')
  await thread.getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByText('A wide one.')).toBeVisible()
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications: 1 new')
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toContainText('replied to your comment on')
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
  await panel.getByRole('link', { name: /replied to your comment/ }).click()
  await expect(page).toHaveURL(new RegExp(`${post}#comment-`))
  await ben.close()
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('notifications have the time of the reader', async ({ page, visit, signIn }) => {
    await signIn('learner')
    await visit(memberPages.notifications)
    const time = page.getByRole('main').getByRole('listitem').locator('time').first()
    // Today's have a time, older ones a day.
    const expected = await time.evaluate((element) => {
      const [createdAt, now] = [new Date(element.getAttribute('datetime') ?? ''), new Date()]
      const clock = createdAt.toLocaleTimeString('en', {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      })
      return createdAt.toDateString() === now.toDateString() ? clock : `${createdAt.getDate()} `
    })
    await expect(time).toContainText(expected)
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the settings' : 'the settings without scripts', () => {
    test.use({ javaScriptEnabled })

    test('are saved for each kind', async ({ page, visit, signIn }) => {
      await signIn()
      await visit(memberPages['notification settings'])
      const main = page.getByRole('main')
      await main.getByLabel('Mentions of me').selectOption('Once a day')
      await main.getByRole('button', { name: 'Save' }).click()
      await expect(main.getByRole('status')).toBeVisible()
      await visit(memberPages['notification settings'])
      await expect(main.getByLabel('Mentions of me')).toHaveValue('daily')
      await expect(main.getByLabel('Access ending soon')).toHaveValue('at-once')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('the sample learner reads them in Persian, without scrolling sideways', async ({
    page,
    visit,
    signIn,
  }) => {
    await signIn('learner')
    await visit(`${memberPages.notifications}?lang=fa`)
    await expect(
      page.getByRole('heading', { level: 1, name: translated('Notifications', 'fa') }),
    ).toBeVisible()
    const entries = page.getByRole('main').getByRole('listitem')
    await expect(entries.filter({ hasText: 'Hannah Brooks' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  })
})
