import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@chignon/contract/community/chat'
import { staffChatEndpoints } from '@chignon/contract/community/staff-chat'
import { authEndpoints } from '@chignon/contract/identity/auth'
import type { Call } from '@chignon/app-kit/data/call'
import { expect, test, type TestUser } from './fixtures.ts'

const staff: TestUser = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'staff@example.com',
  password: 'hairdesign',
}

type Api = (token?: string) => Call

async function callAs(api: Api, { email, password }: TestUser): Promise<Call> {
  const { data } = await api()(authEndpoints.login, { body: { email, password } })
  return api(data.token)
}

test('a member is answered with a saved reply, and what they write arrives by itself', async ({
  page,
  signIn,
  registerUser,
  api,
}) => {
  const user = await registerUser()
  const member = await callAs(api, user)
  const team = await callAs(api, staff)
  const title = `Scissors-${randomUUID()}`
  const replyId = randomUUID()
  await team(staffChatEndpoints.saveReply, {
    params: { id: replyId },
    body: { title, text: 'Hello {name}, we lend six pairs.' },
  })
  const say = (text: string) => member(chatEndpoints.send, { params: { id: randomUUID() }, body: { text } })
  const question = `Do you lend scissors? ${randomUUID()}`
  await say(question)

  await signIn(staff)
  await page.goto('/studio/chat')
  await page.getByRole('main').getByRole('link', { name: question }).click()
  const log = page.getByRole('log', { name: 'Messages' })
  await expect(log.getByText(question)).toBeVisible()
  await expect(page).toHaveTitle(/^Ada Bell/)
  const readUntil = async () => (await member(chatEndpoints.show, {})).data.conversation?.read_until
  await expect.poll(readUntil).not.toBeNull()

  const second = `And combs? ${randomUUID()}`
  await member(chatEndpoints.typing, {})
  await expect(page.getByRole('main').getByText('Ada is typing…')).toBeVisible()
  await say(second)
  await expect(log.getByText(second)).toBeVisible()
  await expect(page.getByRole('main').getByText('Ada is typing…')).toHaveCount(0)

  const field = page.getByLabel('Your answer')
  await expect(field).toBeFocused()
  await page.keyboard.type('Yes. /')
  const replies = page.getByRole('listbox', { name: 'Saved replies' })
  await expect(replies).toBeVisible()
  await page.keyboard.type(title.slice(0, 12))
  await expect(replies.getByRole('option', { selected: true })).toContainText(title)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Yes. Hello Ada, we lend six pairs.')

  // What is written stays with its conversation.
  await page.reload()
  await expect(field).toHaveValue('Yes. Hello Ada, we lend six pairs.')
  await field.press('Enter')
  await expect(log.getByText('Yes. Hello Ada, we lend six pairs.')).toHaveCount(1)
  await expect(field).toHaveValue('')
  const { data: messages } = await member(chatEndpoints.messages, {})
  expect(messages.map(({ text, is_from_academy: isAnswer }) => [text, isAnswer])).toEqual([
    ['Yes. Hello Ada, we lend six pairs.', true],
    [second, false],
    [question, false],
  ])

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('Closed. The next message opens it again.')).toBeVisible()
  await team(staffChatEndpoints.removeReply, { params: { id: replyId } })
})

test('a message that cannot be sent stays in its field and is sent once', async ({
  page,
  signIn,
  registerUser,
  api,
  allowStatus,
}) => {
  allowStatus(503)
  const member = await callAs(api, await registerUser())
  const question = `Is it loud? ${randomUUID()}`
  await member(chatEndpoints.send, { params: { id: randomUUID() }, body: { text: question } })
  await signIn(staff)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/studio/chat')
  await page.getByRole('main').getByRole('link', { name: question }).click()
  const field = page.getByLabel('Your answer')
  // The message arrives, its answer is lost.
  await page.route(
    '**/bff/staff/chats/*/messages/*',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503 })
    },
    { times: 1 },
  )
  await field.fill('Not at all.')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue('Not at all.')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  const { data: messages } = await member(chatEndpoints.messages, {})
  expect(messages.map(({ text }) => text)).toEqual(['Not at all.', question])
  await page.getByRole('link', { name: 'All conversations' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
})
