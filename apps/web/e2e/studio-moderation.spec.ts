import { randomUUID } from 'node:crypto'
import type { Call } from '@chignon/app-kit/data/call'
import { commentEndpoints } from '@chignon/contract/community/comment'
import { moderationEndpoints } from '@chignon/contract/community/moderation'
import { postEndpoints } from '@chignon/contract/community/post'
import { reportEndpoints } from '@chignon/contract/community/report'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { countPresses } from './count-presses.ts'
import { expect, test, type TestUser } from './fixtures.ts'
import { openStudio } from './studio.ts'

type Api = (token?: string) => Call

async function callAs(api: Api, { email, password }: Pick<TestUser, 'email' | 'password'>): Promise<Call> {
  const { data } = await api()(authEndpoints.login, { body: { email, password } })
  return api(data.token)
}

/** Writes comments and reports them; resolves to their ids. */
async function reportComments(writer: Call, reader: Call, texts: readonly string[]): Promise<string[]> {
  const { data: posts } = await writer(postEndpoints.list, {})
  const ids: string[] = []
  for (const body of texts) {
    const params = { id: posts[0]?.id ?? '' }
    const { data } = await writer(commentEndpoints.create, { params, body: { body } })
    await reader(reportEndpoints.send, {
      body: { subject: 'comment', id: data.id, reason: 'spam', text: `About ${body}` },
    })
    ids.push(data.id)
  }
  return ids
}

test('ten cases are decided by keyboard, and the last decision is taken back', async ({
  page,
  registerUser,
  api,
}) => {
  const mark = randomUUID().slice(0, 8)
  const writer = await callAs(api, await registerUser())
  const reader = await callAs(api, await registerUser())
  const texts = Array.from({ length: 10 }, (_, index) => `${mark} number ${index}`)
  await reportComments(writer, reader, texts)

  await openStudio(page, 'staff', '/studio/moderation')
  const mine = page.getByRole('article').filter({ hasText: mark })
  await expect(mine).toHaveCount(10)
  const current = page.locator('article[aria-current]')
  const presses = await countPresses(page)
  let others = 0
  for (let left = 10; left > 0;) {
    const text = await current.innerText()
    if (text.includes(mark)) {
      await page.keyboard.press(left % 2 === 0 ? 'h' : 'r')
      left -= 1
      await expect(mine).toHaveCount(left)
    } else {
      // Reported meanwhile by another journey.
      await page.keyboard.press('j')
      others += 1
    }
  }
  await presses.expectAtMost(10 + others, 'decide ten cases, one press for each of others between them')
  await page.keyboard.press('z')
  await expect(mine).toHaveCount(1)
  await expect(mine).toBeFocused()

  await page.getByRole('link', { name: 'Decided', exact: true }).click()
  const undone = page.getByRole('listitem').filter({ hasText: mark }).filter({ hasText: 'taken back' })
  await expect(undone).toHaveCount(1)
  await expect(undone).toContainText('Noor Haddad')
})

test('a case is claimed while its dialog is open, and leaves the pages of others once it is decided', async ({
  page,
  browser,
  baseURL,
  registerUser,
  api,
}) => {
  const mark = randomUUID().slice(0, 8)
  const writer = await callAs(api, await registerUser())
  const reader = await callAs(api, await registerUser())
  const owner = await callAs(api, { email: 'owner@example.com', password: 'hairdesign' })
  const [id = ''] = await reportComments(writer, reader, [`Claimed ${mark}`])
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await context.newPage()
  await openStudio(other, 'owner', '/studio/moderation')
  await openStudio(page, 'staff', '/studio/moderation')
  const caseOn = (on: typeof page) => on.getByRole('article').filter({ hasText: mark })

  // In its place, with the words of the report and the history of the author.
  await caseOn(page).focus()
  const panel = page.getByRole('complementary', { name: 'The current case' })
  await expect(panel).toContainText(`Claimed ${mark}`)
  await expect(panel).toContainText('Member since')
  await expect(caseOn(page)).toContainText(`About Claimed ${mark}`)

  await page.keyboard.press('s')
  await expect(page.getByRole('dialog', { name: /^Suspend/ })).toBeVisible()
  await expect(caseOn(other)).toContainText('Noor Haddad is deciding')
  await expect(caseOn(other).getByRole('button', { name: 'Hide' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(caseOn(other).getByRole('button', { name: 'Hide' })).toBeVisible()
  await expect(caseOn(page)).toBeFocused()

  // Closing the page frees it too.
  await page.keyboard.press('s')
  await expect(caseOn(other)).toContainText('Noor Haddad is deciding')
  await page.goto('/studio')
  await expect(caseOn(other).getByRole('button', { name: 'Hide' })).toBeVisible()

  await page.goto('/studio/moderation')
  await expect(caseOn(page)).toBeVisible()
  await owner(moderationEndpoints.hide, { params: { type: 'comment', id }, body: {} })
  await expect(caseOn(page)).toHaveCount(0)
  await expect(caseOn(other)).toHaveCount(0)
  await context.close()
})
