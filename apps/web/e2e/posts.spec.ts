import { randomUUID } from 'node:crypto'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { commentEndpoints } from '@chignon/contract/community/comment'
import { mutedPersonEndpoints } from '@chignon/contract/community/muted-person'
import { ownPostEndpoints } from '@chignon/contract/community/own-post'
import { postEndpoints } from '@chignon/contract/community/post'
import type { Page } from '@playwright/test'
import type { Call } from '@chignon/app-kit/data/call'
import { expect, test, type TestUser } from './fixtures.ts'
import { translated } from './texts.ts'

const article = '/posts/feather-the-top-saturate-the-ends'
const phone = { width: 375, height: 740 }
const pagesOf = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Posts', exact: true })
const postsOf = (page: Page) => page.getByRole('main').locator('article[id^="post-"]')
const storedFilters = (page: Page) => page.evaluate(() => localStorage.getItem('feed-filters'))

async function tokenOf(call: Call, { email, password }: TestUser): Promise<string> {
  return (await call(authEndpoints.login, { body: { email, password } })).data.token
}

test.describe('the feed', () => {
  test('grows by a page at the same address, with the keyboard', async ({ page, visit }) => {
    await visit('/posts')
    await expect(postsOf(page)).toHaveCount(10)
    await page.getByRole('link', { name: 'More posts' }).press('Enter')
    await expect(pagesOf(page)).toHaveCount(2)
    // A post that another journey publishes meanwhile moves one to the second page, where it is not shown again.
    await expect.poll(() => postsOf(page).count()).toBeGreaterThan(15)
    const ids = await postsOf(page).evaluateAll((posts) => posts.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    await expect(page).toHaveURL('/posts')
  })

  test('searches 800 ms after typing more than one letter, and clearing shows all posts', async ({
    page,
    visit,
  }) => {
    await visit('/posts')
    const box = page.getByRole('searchbox', { name: 'Search the community' })
    await box.fill('w')
    const typedAt = Date.now()
    await box.fill('waves')
    await page.waitForURL('/posts?search=waves')
    expect(Date.now() - typedAt).toBeGreaterThanOrEqual(800)
    await expect(page.getByRole('link', { name: 'Why do my waves drop before lunch?' })).toBeVisible()
    await expect.poll(() => postsOf(page).count()).toBeLessThan(10)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).toHaveURL('/posts')
    await expect(postsOf(page)).toHaveCount(10)
  })

  test('two clicks on filters at once select both', async ({ page, visit }) => {
    await visit('/posts')
    await page.getByRole('group', { name: 'Categories' }).evaluate((group) => {
      for (const category of ['colour', 'cutting'])
        group.querySelector<HTMLAnchorElement>(`a[href*="category=${category}"]`)?.click()
    })
    await expect(page).toHaveURL('/posts?category=colour&category=cutting')
    await expect(postsOf(page)).not.toHaveCount(0)
  })

  test('toggles categories and keeps them for the next visit', async ({ page, visit }) => {
    const category = (name: string) =>
      page.getByRole('group', { name: 'Categories' }).getByRole('link', { name, exact: true })
    await visit('/posts')
    await category('Colour').click()
    await expect(category('Colour')).toHaveAttribute('aria-current', 'true')
    await category('Cutting').click()
    await expect(page).toHaveURL('/posts?category=colour&category=cutting')
    await category('Colour').click()
    await expect(page).toHaveURL('/posts?category=cutting')
    await expect.poll(() => storedFilters(page)).toBe('category=cutting')
    await visit('/about')
    await visit('/posts')
    await expect(page).toHaveURL('/posts?category=cutting')
    await category('All').click()
    await expect(page).toHaveURL('/posts')
    await expect.poll(() => storedFilters(page)).toBeNull()
    await visit('/posts')
    await expect(postsOf(page)).toHaveCount(10)
    await expect(page).toHaveURL('/posts')
  })

  test('a type replaces another, and is removed by a second press', async ({ page, visit }) => {
    const type = (name: string) =>
      page.getByRole('group', { name: 'Types' }).getByRole('link', { name, exact: true })
    await visit('/posts')
    await type('Article').click()
    await expect(page).toHaveURL('/posts?type=article')
    await type('Question').click()
    await expect(page).toHaveURL('/posts?type=question')
    await type('Question').click()
    await expect(page).toHaveURL('/posts')
  })

  test('returns to the post that was opened, on a page loaded later', async ({ page, visit }) => {
    await visit('/posts')
    await page.getByRole('link', { name: 'More posts' }).click()
    await expect(postsOf(page)).toHaveCount(20)
    const opened = postsOf(page).nth(15)
    const id = (await opened.getAttribute('id')) ?? ''
    await opened.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/posts\/.+/)
    await page.goBack()
    await expect(postsOf(page)).toHaveCount(20)
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  })

  test('collapses the posts of a muted person until they are shown', async ({
    page,
    visit,
    registerUser,
    signIn,
    api,
  }) => {
    const user = await registerUser()
    const call = api(await tokenOf(api(), user))
    const { data: post } = await call(postEndpoints.show, { params: { id: article.slice(7) } })
    await call(mutedPersonEndpoints.mute, { params: { id: post.author.id } })
    await signIn(user)
    // By its title, because other journeys publish articles meanwhile.
    await visit(`/posts?search=${encodeURIComponent(post.name)}`)
    const card = page.locator(`[id="post-${post.id}"]`)
    await expect(card).toBeHidden()
    const collapsed = page.getByRole('listitem').filter({ has: card })
    await collapsed.getByText('Post by someone you muted · Show').press('Enter')
    await expect(card).toBeVisible()
  })
})

test('the feed reads in Persian on a phone', async ({ page, visit }) => {
  await page.setViewportSize(phone)
  await visit('/posts?lang=fa')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('link', { name: translated('More posts', 'fa') }).click()
  await expect(postsOf(page)).toHaveCount(20)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(phone.width)
})

for (const [action, path] of [
  ['Like', '/bff/like/post/'],
  ['Save', '/bff/user/saved-posts/'],
] as const) {
  test(`“${action}” shows at once, is reversed when the call fails, and stays when it succeeds`, async ({
    page,
    visit,
    signIn,
    allowStatus,
  }) => {
    allowStatus(500)
    await signIn()
    await visit(article)
    const button = page.getByRole('article').first().getByRole('button', { name: action })
    const { promise: isSeen, resolve: fail } = Promise.withResolvers<void>()
    await page.route(`**${path}*`, async (route) => {
      await isSeen
      await route.fulfill({ status: 500, json: { message: 'The chair is taken.', code: 'server_error' } })
    })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    fail()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText('The chair is taken.')).toBeVisible()
    await page.unroute(`**${path}*`)
    const answered = page.waitForResponse((response) => response.url().includes(path))
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    expect((await answered).status()).toBe(200)
    await visit(article)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  })
}

test('a guest who likes a post is asked to log in, and is back at the post', async ({
  page,
  visit,
  registerUser,
}) => {
  const { email, password } = await registerUser()
  await visit(article)
  const button = page.getByRole('article').first().getByRole('button', { name: 'Like' })
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Log in or sign up to like this post.')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
  await expect(page).toHaveURL(article)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a question' : 'a question without scripts', () => {
    test.use({ javaScriptEnabled })

    test('shows the answer that its author accepts first, until it is taken back', async ({
      page,
      visit,
      registerUser,
      signIn,
      api,
    }) => {
      const author = await registerUser()
      const call = api(await tokenOf(api(), author))
      const draft = { type: 'question', name: `Which comb ${randomUUID()}?`, body: 'Mine pulls.' } as const
      const { data: post } = await call(ownPostEndpoints.create, { body: draft })
      const { data } = await call(ownPostEndpoints.publish, { params: { id: post.id }, body: {} })
      const answering = api(await tokenOf(api(), await registerUser()))
      for (const body of ['A tail comb', 'A wide comb'])
        await answering(commentEndpoints.create, { params: { id: post.id }, body: { body } })
      await signIn(author)
      await visit(`/posts/${data.slug}`)
      const answers = page.getByRole('region', { name: 'Answers' }).getByRole('article')
      await expect(answers).toContainText(['A tail comb', 'A wide comb'])
      await answers.nth(1).getByRole('button', { name: 'Accept this answer' }).click()
      await expect(answers).toContainText(['A wide comb', 'A tail comb'])
      await expect(answers.first()).toContainText('Accepted answer')
      await answers.first().getByRole('button', { name: 'No longer accept this answer' }).click()
      await expect(answers).toContainText(['A tail comb', 'A wide comb'])
      await expect(page.getByText('Accepted answer', { exact: true })).toHaveCount(0)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a translated post names its original language and shows the original', async ({ page, visit }) => {
    await visit(article)
    const original = 'Leve em cima, saturado nas pontas'
    const title = page.getByRole('heading', { level: 1 })
    // Its comments follow; one of them may be translated too.
    await expect(page.getByText('Translated. Original language: Portuguese').first()).toBeVisible()
    await page.getByRole('link', { name: 'Show original' }).click()
    await expect(page).toHaveURL(`${article}?original`)
    await expect(title).toHaveText(original)
    await expect(title.locator('[lang=pt]')).toBeVisible()
    await page.getByRole('link', { name: 'Show translation' }).click()
    await expect(page).toHaveURL(article)
    await expect(title).not.toHaveText(original)
  })

  test('a link leads to the next page of the feed, and a post is read', async ({ page, visit }) => {
    await visit('/posts')
    await page.getByRole('link', { name: 'More posts' }).click()
    await expect(page).toHaveURL('/posts?page=2')
    await expect(postsOf(page)).toHaveCount(10)
    await visit(article)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Comments' }).getByRole('article')).not.toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Similar posts' }).getByRole('article')).toHaveCount(2)
  })
})
