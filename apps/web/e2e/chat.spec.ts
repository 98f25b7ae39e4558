import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { staffChatEndpoints } from '@chignon/contract/community/staff-chat'
import { expect, test, type Page } from './fixtures.ts'
import { openMemberBrowser } from './member-browser.ts'
import { memberPages } from './pages.ts'
import { startSecondServer } from './second-server.ts'
import { translated } from './texts.ts'

const photograph = fileURLToPath(new URL('../../api/sample/media/knot/poster.webp', import.meta.url))
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chignon' })
const field = (page: Page) => chat(page).getByLabel('Your message')
const messages = (page: Page) => chat(page).getByRole('log', { name: 'Messages' })

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open the chat/ }).click()
}

test('messages, typing and read marks arrive in other browsers and from another process, which may be killed', async ({
  page,
  visit,
  signIn,
  api,
  browser,
}) => {
  const second = await startSecondServer()
  const user = await signIn()
  const { data: educator } = await api()(authEndpoints.login, {
    body: { email: 'educator@example.com', password: 'hairdesign' },
  })
  const staff = api(educator.token)
  const other = await openMemberBrowser(browser, user, { baseURL: second.url })
  try {
    await visit('/')
    await openChat(page)
    await expect(field(page)).toBeFocused()
    await chat(page).getByRole('button', { name: 'Send', exact: true }).click()
    await expect(field(page)).toHaveAccessibleDescription('Please write a message or add a picture.')
    await expect(field(page)).toBeFocused()
    await other.visit('/profile/messages')
    const question = `Do you lend scissors? ${randomUUID()}`
    await field(page).fill(question)
    await field(page).press('Enter')
    await expect(messages(page).getByText(question)).toBeVisible()
    await expect(other.page.getByRole('main').getByText(question)).toBeVisible()
    // The page of the messages would read the answer.
    await other.visit('/')

    const { data: list } = await staff(staffChatEndpoints.list, { query: { per_page: 50 } })
    const id = list.find(({ last_message }) => last_message?.text === question)?.id ?? ''
    const answer = (text: string) =>
      staff(staffChatEndpoints.answer, { params: { id, message: randomUUID() }, body: { text } })
    await staff(staffChatEndpoints.typing, { params: { id } })
    await expect(chat(page).getByText('The academy is typing…')).toBeVisible()
    await staff(staffChatEndpoints.read, { params: { id } })
    await expect(messages(page).getByText('· Read')).toBeVisible()
    await page.keyboard.press('Escape')
    await answer('We do, six pairs.')
    await page.getByRole('button', { name: 'Open the chat (1 unread)' }).click()
    await expect(messages(page).getByText('We do, six pairs.')).toBeVisible()
    await other.visit('/profile/messages')
    await expect(other.page.getByText('We do, six pairs.')).toBeVisible()

    // What is typed there is kept while messages arrive and while its server is gone.
    await other.page.getByLabel('Your message').fill('And combs?')
    await second.kill()
    await answer('Two for the left hand.')
    await expect(messages(page).getByText('Two for the left hand.')).toBeVisible()
    await second.restart()
    await expect(other.page.getByText('Two for the left hand.')).toBeVisible({ timeout: 40_000 })
    await expect(other.page.getByText('Two for the left hand.')).toHaveCount(1)
    await expect(other.page.getByLabel('Your message')).toHaveValue('And combs?')
  } finally {
    await other.close()
    await second.kill()
  }
})

test('a picture is sent with what it shows; one that is refused keeps the text', async ({
  page,
  visit,
  signIn,
  allowStatus,
}) => {
  allowStatus(415)
  await signIn()
  await visit('/')
  await openChat(page)
  await field(page).fill('Too short?')
  const file = chat(page).locator('input[type=file]')
  await file.setInputFiles({ name: 'fringe.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(chat(page).getByRole('alert')).toContainText('JPEG')
  await expect(field(page)).toHaveValue('Too short?')
  await file.setInputFiles(photograph)
  await chat(page).getByLabel('What does it show?').fill('A low knot')
  await expect(chat(page).getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await chat(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messages(page).getByRole('link', { name: 'A low knot' })).toBeVisible()
  await expect(messages(page).getByText('Too short?')).toBeVisible()
  const href = await messages(page).getByRole('link', { name: 'A low knot' }).getAttribute('href')
  expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('image/webp')
})

test('Enter while a picture is uploaded sends the message once that is done', async ({
  page,
  visit,
  signIn,
}) => {
  await signIn()
  const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/user/chat/pictures', async (route) => {
    await mayArrive
    await route.continue()
  })
  await visit('/')
  await openChat(page)
  await chat(page).locator('input[type=file]').setInputFiles(photograph)
  await field(page).fill('Is this too short?')
  await field(page).press('Enter')
  await expect(chat(page).getByText('Your message is sent as soon as the picture is uploaded.')).toBeVisible()
  await expect(field(page)).toHaveValue('Is this too short?')
  arrive()
  await expect(messages(page).getByText('Is this too short?')).toBeVisible()
  await expect(messages(page).getByRole('img')).toBeVisible()
  await expect(field(page)).toHaveValue('')
})

test('a picture that was chosen before scripts arrived stays in its message', async ({ page, signIn }) => {
  await signIn()
  const { promise: isChosen, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await isChosen
    await route.continue()
  })
  await page.goto('/profile/messages')
  const main = page.getByRole('main')
  await main.getByLabel('Your message').fill('Too short?')
  await main.getByLabel('Add a picture').setInputFiles(photograph)
  await main.getByLabel('What does it show?').fill('A low knot')
  release()
  await expect(main.getByRole('group', { name: 'Your picture' })).toBeVisible()
  await expect(main.getByLabel('What does it show?')).toHaveValue('A low knot')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByRole('link', { name: 'A low knot' })).toBeVisible()
  await expect(main.getByRole('listitem').getByText('Too short?')).toBeVisible()
})

test('is hidden for guests, and for members on pages of posts', async ({ page, visit, signIn }) => {
  const button = page.getByRole('button', { name: /^Open the chat/ })
  await visit('/')
  await expect(button).toHaveCount(0)
  await signIn()
  await visit('/educations')
  await expect(button).toBeVisible()
  await visit('/posts')
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await expect(button).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('a message with a picture is sent, and an empty one is not', async ({
    page,
    visit,
    signIn,
    allowStatus,
  }) => {
    allowStatus(422)
    await signIn()
    await visit('/profile/messages')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Send' }).click()
    await expect(main.getByText('Please write a message or add a picture.')).toBeVisible()
    await main.getByLabel('Your message').fill('Which course first?')
    await main.getByLabel('Add a picture').setInputFiles(photograph)
    await main.getByLabel('What does it show?').fill('A low knot')
    await main.getByRole('button', { name: 'Send' }).click()
    await expect(main.getByRole('listitem').getByText('Which course first?')).toBeVisible()
    await expect(main.getByRole('link', { name: 'A low knot' })).toBeVisible()
    await expect(main.getByLabel('Your message')).toBeEmpty()
  })

  test('the page is Persian and fits a phone', async ({ page, visit, signIn }) => {
    await signIn('new')
    await visit('/profile/messages?lang=fa')
    const heading = page.getByRole('heading', { level: 1, name: translated('Messages', 'fa') })
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  })
})

test('without room beside the page the button is at its end, where it covers nothing, and the menu leads to the messages', async ({
  page,
  visit,
  signIn,
}) => {
  await signIn('learner')
  const button = page.getByRole('button', { name: /^Open the chat/ })
  for (const [width, path] of [
    [390, '/'],
    [390, '/courses/the-precise-fringe/buy'],
    [390, memberPages['my tickets']],
    [768, memberPages['edit profile']],
    [1024, memberPages.exam],
    [1366, '/'],
    [1366, memberPages['purchase history']],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await visit(path)
    await expect(button).toBeAttached()
    await expect(button, `${path}, ${width} px wide`).not.toBeInViewport()
  }
  await page.setViewportSize({ width: 1376, height: 700 })
  await expect(button).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await button.click()
  await expect(chat(page)).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Messages' }).click()
  await expect(page).toHaveURL(memberPages.messages)
})
