import { randomUUID } from 'node:crypto'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { moderationEndpoints } from '@chignon/contract/community/moderation'
import { postEndpoints } from '@chignon/contract/community/post'
import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { expect, test, waitForHydration } from './fixtures.ts'
import { makeStaff } from './make-staff.ts'
import { translated } from './texts.ts'

test('an article with a picture is kept as a draft, previewed, published, changed and deleted', async ({
  page,
  visit,
  signIn,
}) => {
  const name = `A low bun ${randomUUID()}`
  await signIn()
  await visit('/posts')
  await page.getByRole('link', { name: 'Write a post' }).click()
  await page.getByLabel('Title').fill(name)
  // Pages of other journeys show similar posts of the first category, and would show a picture that is deleted here.
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Braiding')
  await page.getByLabel('Text', { exact: true }).fill('Twist *twice*, then pin.')
  await expect(page).toHaveURL(/\/posts\/.+\/edit$/)
  await page.getByLabel('Add pictures or clips').setInputFiles({
    name: 'bun.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a87d5a' } })
      .png()
      .toBuffer(),
  })
  const alt = page.getByLabel('What does it show?')
  await expect(alt).toHaveAccessibleDescription('For people who cannot see it.')
  await alt.fill('A low bun')
  await alt.press('Enter')
  await expect(page.getByRole('img', { name: 'A low bun' })).toBeVisible()
  await expect(page.getByText('Draft saved')).toBeVisible()
  // The field keeps the focus when the page is left by the history.
  await alt.fill('A low bun from behind')
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/resources/'),
  )
  await page.goBack()
  await stored
  await page.goForward()
  await expect(page.getByRole('img', { name: 'A low bun from behind' })).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue(name)
  await expect(alt).toHaveValue('A low bun from behind')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('article').getByText('twice')).toHaveCSS('font-style', 'italic')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await visit(`${new URL(page.url()).pathname}/edit`)
  await page.getByLabel('Text', { exact: true }).fill('Twist *three times*, then pin.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Earlier versions' })).toBeVisible()

  await page.getByText('Delete this post').click()
  await page.getByRole('button', { name: 'Delete forever' }).click()
  await expect(page).toHaveURL('/profile/posts')
  await expect(page.getByText(name)).toHaveCount(0)
})

test('a publication that is refused leaves one draft, which goes on', async ({
  page,
  visit,
  signIn,
  allowStatus,
}) => {
  allowStatus(422)
  await signIn()
  await visit('/posts/new')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Give your post a title.')).toBeVisible()
  await page.getByLabel('Title').fill('Now it has one')
  await expect(page).toHaveURL(/\/posts\/.+\/edit$/)
  await visit('/profile/posts')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Now it has one'])
})

test('changes of a published post are its author’s alone until they are saved', async ({
  page,
  visit,
  signIn,
  api,
}) => {
  const name = `A plait ${randomUUID()}`
  await signIn()
  await visit('/posts/new')
  await page.getByLabel('Title').fill(name)
  const text = page.getByLabel('Text', { exact: true })
  await text.fill('Three strands.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const slug = new URL(page.url()).pathname.replace('/posts/', '')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await text.fill('Four str')
  await page.goBack()
  await expect(page.getByText('Three strands.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByText('These are your earlier changes, which are not saved yet.')).toBeVisible()
  await expect(text).toHaveValue('Four str')
  const { data: stored } = await api()(postEndpoints.show, { params: { id: slug } })
  expect(stored.edited_at).toBeNull()
  await text.fill('Four strands.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Earlier versions' })).toBeVisible()
  await expect(page.locator('summary').filter({ hasText: ':' })).toHaveCount(1)
  await expect(text).toHaveValue('Four strands.')
  await expect(page.getByText('They are not saved yet.')).toHaveCount(0)
})

test('changes of a published post are offered again after another tab has saved it', async ({
  page,
  context,
  visit,
  signIn,
}) => {
  const textIn = (tab: Page) => tab.getByLabel('Text', { exact: true })
  const notice = page.getByText('This post was saved in another window or on another device')
  await signIn()
  await visit('/posts/new')
  await page.getByLabel('Title').fill(`A rope braid ${randomUUID()}`)
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Braiding')
  await textIn(page).fill('Two strands.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('article').first()).toContainText('Two strands.')
  const path = `${new URL(page.url()).pathname}/edit`
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await textIn(page).fill('Two strands, twisted')
  await page.goBack()
  const other = await context.newPage()
  await other.goto(path)
  await waitForHydration(other)
  await textIn(other).fill('Three strands.')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByRole('heading', { name: 'Earlier versions' })).toBeVisible()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(textIn(page)).toHaveValue('Two strands, twisted')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Keep my version' }).click()
  await expect(page.locator('summary').filter({ hasText: ':' })).toHaveCount(2)
  await expect(notice).toHaveCount(0)
  await expect(page.getByText('These are your changes from before.')).toHaveCount(0)
  await expect(textIn(page)).toHaveValue('Two strands, twisted')
})

test('a post that another tab has saved is overwritten only by choice', async ({
  page,
  context,
  visit,
  signIn,
  allowStatus,
}) => {
  allowStatus(409)
  await signIn()
  await visit('/posts/new')
  await page.getByLabel('Title').fill(`A fishtail ${randomUUID()}`)
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Braiding')
  const textIn = (tab: Page) => tab.getByLabel('Text', { exact: true })
  const notice = page.getByText('This post was saved in another window or on another device')
  await textIn(page).fill('Two strands.')
  await expect(page.getByText('Draft saved')).toBeVisible()
  const path = new URL(page.url()).pathname
  const other = await context.newPage()
  await other.goto(path)
  await waitForHydration(other)

  // The draft of the other tab is older now: it is not saved while it is typed, nor by the button.
  await textIn(page).fill('Two strands, crossed.')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(`${path}?saved`)
  await textIn(other).fill('Stale.')
  await expect(other.getByText('What you have written here is not saved yet.')).toBeVisible()
  await other.getByRole('link', { name: 'Load the newer version' }).click()
  await expect(textIn(other)).toHaveValue('Two strands, crossed.')
  await waitForHydration(other)

  await other.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(other.getByRole('article').first()).toContainText('Two strands, crossed.')
  await textIn(page).fill('Two strands, crossed and pinned.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(notice).toBeVisible()
  await expect(textIn(page)).toHaveValue('Two strands, crossed and pinned.')
  await other.reload()
  await expect(other.getByRole('article').first()).not.toContainText('pinned')
  await page.getByRole('button', { name: 'Keep my version' }).click()
  await expect(page.getByRole('heading', { name: 'Earlier versions' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(textIn(page)).toHaveValue('Two strands, crossed and pinned.')
  await textIn(page).fill('Two strands, pinned.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.locator('summary').filter({ hasText: ':' })).toHaveCount(2)
  await expect(notice).toHaveCount(0)
})

test('a post that is published within the pause after typing is stored once', async ({
  page,
  visit,
  signIn,
}) => {
  const name = `At once ${randomUUID()}`
  await signIn()
  await visit('/posts/new')
  const autosaves: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/posts')) autosaves.push(request)
  })
  const text = page.getByLabel('Text', { exact: true })
  await page.getByLabel('Title').fill(name)
  // In one task, so that no save begins between the last character and the click.
  await text.evaluate((field: HTMLTextAreaElement) => {
    field.value = 'Two strands, crossed.'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    field.form?.querySelector<HTMLButtonElement>('button[value=publish]')?.click()
  })
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await Promise.all(autosaves.map((request) => request.response()))
  await visit('/profile/posts')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1)
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tehran' })

  test('an educator schedules a post and reads the time that was typed', async ({ page, visit, signIn }) => {
    const name = `Next spring ${randomUUID()}`
    await signIn('educator')
    await visit('/posts/new')
    await page.getByLabel('Title').fill(name)
    await page.getByLabel('Text', { exact: true }).fill('A fringe that grows out well.')
    const time = page.getByLabel('Publish later')
    const schedule = page.getByRole('button', { name: 'Schedule' })
    // A year of five digits, as typed by a finger that stays too long.
    await time.fill('20260-01-01T10:00')
    await schedule.click()
    await expect(time).toHaveAccessibleDescription('Choose the day and the time.')
    await expect(time).toBeFocused()
    const day = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await time.fill(`${day}T01:15`)
    await schedule.click()
    await expect(page).toHaveURL('/profile/posts')
    const [year, month, date] = day.split('-')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
      `Scheduled for ${date}/${month}/${year}, 01:15`,
    )
  })
})

test('a post that is reviewed or hidden says so to its author who edits it', async ({
  page,
  visit,
  signIn,
  api,
  registerUser,
}) => {
  const name = `Only water ${randomUUID()}`
  await signIn()
  await visit('/posts/new')
  await page.getByLabel('Title').fill(name)
  await page.getByLabel('Text', { exact: true }).fill('No gel, no spray.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const { pathname } = new URL(page.url())
  const slug = pathname.replace('/posts/', '')
  await visit(`${pathname}/edit`)
  await expect(page.getByText('Our team has hidden this text.')).toHaveCount(0)
  const staff = await registerUser()
  await makeStaff(api, staff)
  const { data: session } = await api()(authEndpoints.login, { body: staff })
  const { data: post } = await api()(postEndpoints.show, { params: { id: slug } })
  await api(session.token)(moderationEndpoints.hide, { params: { type: 'post', id: post.id }, body: {} })
  await visit(`${pathname}/edit`)
  await expect(page.getByText('Our team has hidden this text. Only you can see it.')).toBeVisible()
})

test.describe('on a phone in Persian', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('an article is written from right to left, previewed and published', async ({
    page,
    visit,
    signIn,
  }) => {
    const inPersian = (text: string) => translated(text, 'fa')
    const name = `شینیون کوتاه ${randomUUID()}`
    await signIn()
    await visit('/posts/new?lang=fa')
    const title = page.getByLabel(inPersian('Title'))
    await title.fill(name)
    await expect(title).toHaveCSS('direction', 'rtl')
    await page.getByLabel(inPersian('Text'), { exact: true }).fill('دو بار *بپیچانید* و سنجاق بزنید.')
    await expect(page.getByText(inPersian('Draft saved'))).toBeVisible()
    await page.getByRole('button', { name: inPersian('Preview') }).click()
    await expect(page.getByRole('article').getByText('بپیچانید')).toHaveCSS('font-style', 'italic')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await page.getByRole('button', { name: inPersian('Publish'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('article').getByText('بپیچانید')).toHaveCSS('direction', 'rtl')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a question is published', async ({ page, visit, signIn }) => {
    const name = `How do you pin it ${randomUUID()}`
    await signIn()
    await visit('/posts/new')
    await page.getByLabel('Question', { exact: true }).check({ force: true })
    await page.getByLabel('Title').fill(name)
    await page.getByLabel('Text', { exact: true }).fill('It falls after an hour.')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Be the first to answer.')).toBeVisible()
  })
})
