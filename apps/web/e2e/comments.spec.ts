import { randomUUID } from 'node:crypto'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { pageSizes } from '@chignon/contract/platform/platform-rules'
import { commentEndpoints } from '@chignon/contract/community/comment'
import { ownPostEndpoints } from '@chignon/contract/community/own-post'
import { expect, test as base, type Page } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

const sample = '/posts/a-curtain-fringe-two-weeks-on'

type Thread = {
  path: string
  /** Writes comments one after another, or replies; returns their ids. */
  write: (texts: readonly string[], parentId?: string) => Promise<string[]>
}

const test = base.extend<{
  /** Signs in a new user, and publishes a post of theirs. */
  ownThread: () => Promise<Thread>
}>({
  ownThread: async ({ registerUser, signIn, api }, provide) => {
    await provide(async () => {
      const { email, password } = await signIn(await registerUser())
      const { token } = (await api()(authEndpoints.login, { body: { email, password } })).data
      const call = api(token)
      const { data: draft } = await call(ownPostEndpoints.create, {
        body: { type: 'article', name: `A braid ${randomUUID()}`, body: 'Pinned flat, then rolled.' },
      })
      const { data: post } = await call(ownPostEndpoints.publish, { params: { id: draft.id }, body: {} })
      return {
        path: `/posts/${post.slug}`,
        write: async (texts, parentId) => {
          const ids: string[] = []
          for (const body of texts) {
            const { data } = await call(commentEndpoints.create, {
              params: { id: post.slug },
              body: { body, parent_id: parentId ?? null },
            })
            ids.push(data.id)
          }
          return ids
        },
      }
    })
  },
})

const comment = (page: Page, text: string) =>
  page.getByRole('article').filter({ has: page.getByText(text, { exact: true }) })
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`)

test('a comment appears at once, has the focus, and is answered, liked, changed and deleted', async ({
  page,
  visit,
  ownThread,
}) => {
  const { path } = await ownThread()
  await visit(path)
  const release = await holdRequests(page, `**${path}.data*`)
  await page.getByLabel('Your comment').fill('Which comb did you use?')
  await page.getByRole('button', { name: 'Post comment' }).click()
  const own = comment(page, 'Which comb did you use?')
  await expect(own).toHaveAttribute('aria-busy', 'true')
  await expect(own).toContainText('Sending…')
  release()
  await expect(own).not.toHaveAttribute('aria-busy')
  await expect(own).toBeFocused()
  await expect(page.getByLabel('Your comment').first()).toHaveValue('')

  await own.getByText('Reply', { exact: false }).first().click()
  await own.getByLabel('Your reply to').fill('The fine one')
  await own.getByRole('button', { name: 'Post reply' }).click()
  await expect(comment(page, 'The fine one')).toBeFocused()
  await expect(own.getByLabel('Your reply to')).toBeHidden()

  const like = own.getByRole('button', { name: 'Like' })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toContainText('1')

  await own.getByText('Edit', { exact: true }).click()
  await own.getByLabel('Your comment').fill('Which comb was it?')
  await own.getByRole('button', { name: 'Save changes' }).click()
  const changed = comment(page, 'Which comb was it?')
  await expect(changed.getByText('edited')).toBeVisible()
  await expect(changed.getByRole('button', { name: 'Save changes' })).toBeHidden()
  await changed.getByText('Edit', { exact: true }).click()
  await expect(changed.getByLabel('Your comment')).toHaveValue('Which comb was it?')

  const reply = comment(page, 'The fine one')
  await reply.getByText('Delete', { exact: true }).click()
  await reply.getByRole('button', { name: 'Delete this comment for good' }).click()
  await expect(reply).toHaveCount(0)
})

test('what is written while a comment is being sent stays, with the focus', async ({
  page,
  visit,
  ownThread,
}) => {
  const { path } = await ownThread()
  await visit(path)
  const field = page.getByLabel('Your comment').first()
  const release = await holdRequests(page, `**${path}.data*`)
  await field.fill('Which comb did you use?')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(comment(page, 'Which comb did you use?')).toHaveAttribute('aria-busy', 'true')
  await field.fill('And which')
  release()
  await expect(comment(page, 'Which comb did you use?')).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('button', { name: 'Post comment' })).not.toHaveAttribute('aria-busy')
  await page.keyboard.type(' pins?')
  await expect(field).toHaveValue('And which pins?')
})

test('what is written while a change of a comment is being saved stays', async ({
  page,
  visit,
  ownThread,
}) => {
  const { path } = await ownThread()
  await visit(path)
  await page.getByLabel('Your comment').fill('Which comb?')
  await page.getByRole('button', { name: 'Post comment' }).click()
  const own = comment(page, 'Which comb?')
  await expect(own).not.toHaveAttribute('aria-busy')
  await own.getByText('Edit', { exact: true }).click()
  const release = await holdRequests(page, `**${path}.data*`)
  await own.getByLabel('Your comment').fill('Which comb, please?')
  await own.getByRole('button', { name: 'Save changes' }).click()
  await own.getByLabel('Your comment').fill('Which comb, and which pins?')
  release()
  const changed = comment(page, 'Which comb, please?')
  await expect(changed.getByText('edited')).toBeVisible()
  await expect(changed.getByRole('button', { name: 'Save changes' })).not.toHaveAttribute('aria-busy')
  await expect(changed.getByLabel('Your comment')).toHaveValue('Which comb, and which pins?')
})

test('a comment that cannot be sent stays in its form, and a like is undone', async ({
  page,
  visit,
  ownThread,
  browserProblems,
}) => {
  browserProblems.allowProblem(/ERR_CONNECTION_RESET/)
  const { path, write } = await ownThread()
  await write(['Lovely'])
  await visit(path)
  const like = comment(page, 'Lovely').getByRole('button', { name: 'Like' })
  await page.route(`**${path}.data*`, (route) => route.abort('connectionreset'))
  await page.getByLabel('Your comment').first().fill('Offline')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByText('Your comment was not sent.')).toBeVisible()
  await expect(page.getByLabel('Your comment').first()).toHaveValue('Offline')

  await page.route('**/like/comment/**', (route) => route.abort('connectionreset'))
  await like.click()
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('more comments and replies are shown on demand, and the address of each leads to it', async ({
  page,
  visit,
  ownThread,
}) => {
  const { path, write } = await ownThread()
  const [first = ''] = await write(numbered('Comment', pageSizes.comments + 2))
  const replies = await write(numbered('Reply', 5), first)
  await visit(path)
  await expect(comment(page, 'Comment 20')).toBeVisible()
  await expect(comment(page, 'Comment 21')).toHaveCount(0)
  await page.getByRole('link', { name: 'Show more comments' }).click()
  await expect(comment(page, 'Comment 21')).toBeFocused()
  await page.getByRole('link', { name: 'Show 2 more replies' }).click()
  await expect(comment(page, 'Reply 4')).toBeFocused()
  await expect(comment(page, 'Comment 22')).toBeVisible()

  await visit(`${path}?comment=${replies[4]}`)
  await expect(page).toHaveURL(`${path}?thread=${first}#comment-${replies[4]}`)
  await expect(comment(page, 'Reply 5')).toBeInViewport()
  await page.getByLabel('Your comment').first().fill('And another')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(comment(page, 'And another')).toBeFocused()
})

test('reports a comment of another person in a dialog', async ({ page, visit, signIn }) => {
  await signIn()
  await visit(sample)
  const other = page.getByRole('article', { name: 'Hannah Brooks' })
  await other.locator('summary', { hasText: 'More actions' }).click()
  await other.getByRole('link', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report' })
  await dialog.getByLabel('False or dangerous advice').check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Our moderators will have a look.')).toBeVisible()
})

test('a guest is asked to log in, and returns to the comments', async ({ page, visit, registerUser }) => {
  const { email, password } = await registerUser()
  await visit(sample)
  await page.getByRole('article', { name: 'Hannah Brooks' }).getByRole('button', { name: 'Like' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Log in or sign up to like this comment.')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Log in to comment' }).click()
  await expect(dialog).toContainText('Log in or sign up to comment on this post.')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('Your comment')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(sample)
})

test.describe('on a phone in Persian', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('a comment is written from right to left, and nothing is wider than the page', async ({
    page,
    visit,
    ownThread,
  }) => {
    const { path } = await ownThread()
    await visit(`${path}?lang=fa`)
    await page.getByLabel('دیدگاه شما').fill('بسیار زیبا شده است')
    await page.getByRole('button', { name: 'ارسال دیدگاه' }).click()
    const own = comment(page, 'بسیار زیبا شده است')
    await expect(own).toBeFocused()
    await expect(own.getByText('بسیار زیبا شده است').first()).toHaveCSS('direction', 'rtl')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a comment posts, and links lead to the other comments and replies', async ({
    page,
    visit,
    ownThread,
  }) => {
    const { path, write } = await ownThread()
    const [first = ''] = await write(numbered('Comment', pageSizes.comments))
    await write(numbered('Reply', 4), first)
    await visit(path)
    await page.getByLabel('Your comment').first().fill('The last one')
    await page.getByRole('button', { name: 'Post comment' }).click()
    await expect(page).toHaveURL(/\?comments=2#comment-/)
    await expect(comment(page, 'The last one')).toBeVisible()
    await page.getByRole('link', { name: 'First comments' }).click()
    await page.getByRole('link', { name: 'Show 1 more reply' }).click()
    await expect(comment(page, 'Reply 4')).toBeVisible()
    await page.getByRole('link', { name: 'Show more comments' }).click()
    await expect(page).toHaveURL(`${path}?comments=2#comments`)
    await comment(page, 'The last one').getByRole('button', { name: 'Like' }).click()
    await expect(comment(page, 'The last one').getByRole('button', { name: 'Like' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})

test.describe('in a time zone with another day', () => {
  const timezoneId = new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Pacific/Kiritimati'
  test.use({ timezoneId })

  test('a post and its comments have the day of their reader', async ({ page, visit, signIn }) => {
    await signIn()
    await visit('/posts/new')
    await page.getByLabel('Title').fill(`A quick plait ${randomUUID()}`)
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Braiding')
    await page.getByLabel('Text', { exact: true }).fill('In three minutes.')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByLabel('Your comment').fill('Or in five.')
    await page.getByRole('button', { name: /comment$/ }).click()
    const comment = page.locator('#comments').getByRole('listitem').filter({ hasText: 'Or in five.' })
    const times = [page.getByRole('article').locator('time').first(), comment.locator('time').first()]
    for (const time of times) {
      const writtenAt = new Date((await time.getAttribute('datetime')) ?? '')
      const day = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: timezoneId }).format(writtenAt)
      expect(day).not.toBe(String(writtenAt.getUTCDate()))
      await expect(time).toHaveText(new RegExp(`^0?${day}\\b`))
    }
  })
})

test('a like and a saved post without a connection are undone with a message', async ({
  page,
  context,
  visit,
  signIn,
  browserProblems,
}) => {
  browserProblems.allowProblem(/ERR_INTERNET_DISCONNECTED/)
  await signIn()
  await visit(sample)
  const bar = page.getByRole('article').first()
  const like = bar.getByRole('button', { name: /^Like/ }).first()
  const save = bar.getByRole('button', { name: 'Save', exact: true })
  const offline = page.getByText('The connection was lost. Check it and try again.')
  // Toasts are loaded when the browser is idle.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await context.setOffline(true)
  for (const button of [like, save]) {
    await button.click()
    await expect(offline).toBeVisible()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
    await expect(offline).toHaveCount(0)
  }
  await context.setOffline(false)
})
