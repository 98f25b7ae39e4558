import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@chignon/contract/community/chat'
import { contactEndpoints } from '@chignon/contract/community/contact'
import { staffChatEndpoints } from '@chignon/contract/community/staff-chat'
import { authEndpoints } from '@chignon/contract/identity/auth'
import type { Call } from '@chignon/app-kit/data/call'
import type { Locator, Page } from '@playwright/test'
import { countPresses } from './count-presses.ts'
import { expect, test, type TestUser } from './fixtures.ts'
import { openMemberBrowser } from './member-browser.ts'
import { openStudio } from './studio.ts'

type Api = (token?: string) => Call

const password = 'hairdesign'

async function callAs(api: Api, user: Pick<TestUser, 'email' | 'password'>): Promise<Call> {
  const { data } = await api()(authEndpoints.login, { body: { email: user.email, password: user.password } })
  return api(data.token)
}

/** A new member who asked something, and the address of the conversation in the studio. */
async function ask(api: Api, user: TestUser) {
  const member = await callAs(api, user)
  const question = `Do you lend scissors? ${randomUUID()}`
  await member(chatEndpoints.send, { params: { id: randomUUID() }, body: { text: question } })
  const { data } = await member(chatEndpoints.show, {})
  const texts = async () => (await member(chatEndpoints.messages, {})).data.map(({ text }) => text)
  return { question, texts, path: `/studio/chat/${data.conversation?.id}` }
}

const answerField = (page: Page) => page.getByLabel('Your answer')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('a saved reply answers in three presses', async ({ page, registerUser, api }) => {
    const { question, texts, path } = await ask(api, await registerUser())
    const team = await callAs(api, { email: 'staff@example.com', password })
    const [params, title] = [{ id: randomUUID() }, `Scissors ${randomUUID()}`]
    await team(staffChatEndpoints.saveReply, { params, body: { title, text: 'Hello {name}, we do.' } })
    await openStudio(page, 'staff', path)
    await expect(page.getByRole('log').getByText(question)).toBeVisible()
    const presses = await countPresses(page)
    await page.getByRole('button', { name: 'Saved replies' }).tap()
    await page.getByRole('option', { name: title }).tap()
    await page.getByRole('button', { name: 'Send' }).tap()
    await expect.poll(texts).toEqual(['Hello Ada, we do.', question])
    await presses.expectAtMost(3, 'answer with a saved reply on a phone')
    await team(staffChatEndpoints.removeReply, { params })
  })
})

/** Types, and expects the sign of it within a second. Again if the machine was busy with other journeys in that second. */
async function expectSignOfTyping(typist: Page, sign: Locator): Promise<void> {
  await expect(async () => {
    await expect(sign).toHaveCount(0)
    await answerField(typist).pressSequentially('We')
    await expect(sign.first()).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('two colleagues see each other typing, and a note that the person does not', async ({
  page,
  browser,
  baseURL,
  registerUser,
  api,
}) => {
  const { question, texts, path } = await ask(api, await registerUser())
  const options = { baseURL: baseURL ?? '' }
  const educator = await openMemberBrowser(browser, { email: 'educator@example.com', password }, options)
  const connected = educator.page.waitForResponse(/\/user\/events/)
  await educator.page.goto(path)
  await connected
  const connectedToo = page.waitForResponse(/\/user\/events/)
  await openStudio(page, 'staff', path)
  await connectedToo
  await expectSignOfTyping(page, educator.page.getByText('Noor is answering…'))
  await expectSignOfTyping(educator.page, page.getByText(/ is answering…/))

  await page.getByRole('radio', { name: 'Note' }).check()
  const note = `Left-handed ${randomUUID()}`
  await page.getByLabel('Note for colleagues').fill(note)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(educator.page.getByText(note)).toBeVisible()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await page.getByRole('menuitem', { name: 'I take care of it' }).click()
  await expect(educator.page.getByRole('button', { name: /^Assigned to Noor/ })).toBeVisible()
  expect(await texts()).toEqual([question])
  await educator.close()
})

test('a draft is on the other device, and one that is newer there is offered', async ({
  page,
  browser,
  baseURL,
  registerUser,
  api,
}) => {
  const { path } = await ask(api, await registerUser())
  const owner = { email: 'staff@example.com', password }
  await openStudio(page, 'staff', path)
  await answerField(page).pressSequentially('Yes, six pairs')
  // Leaving saves at once.
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  const phone = await openMemberBrowser(browser, owner, {
    baseURL: baseURL ?? '',
    viewport: { width: 375, height: 740 },
  })
  await phone.page.goto(path)
  await expect(answerField(phone.page)).toHaveValue('Yes, six pairs')
  await page.goBack()
  await expect(answerField(page)).toHaveValue('Yes, six pairs')
  await answerField(phone.page).fill('Yes, seven pairs')
  await expect(phone.page.getByText('Draft saved')).toBeVisible()
  // The cursor is in the field.
  await expect(page.getByText('On another device you wrote:')).toBeVisible()
  await expect(answerField(page)).toHaveValue('Yes, six pairs')
  await page.getByRole('button', { name: 'Use that' }).click()
  await expect(answerField(page)).toHaveValue('Yes, seven pairs')
  await phone.close()
})

test('an answer without a connection is sent once, when there is one again', async ({
  page,
  context,
  registerUser,
  api,
  browserProblems,
}) => {
  browserProblems.allowProblem(/ERR_INTERNET_DISCONNECTED/)
  const { question, texts, path } = await ask(api, await registerUser())
  await openStudio(page, 'staff', path)
  await expect(page.getByRole('log').getByText(question)).toBeVisible()
  await context.setOffline(true)
  await answerField(page).fill('We do.')
  await answerField(page).press('Enter')
  await expect(page.getByText('Is sent when you are online again')).toBeVisible()
  await expect(answerField(page)).toHaveValue('')
  await context.setOffline(false)
  await expect.poll(texts).toEqual(['We do.', question])
  await expect(page.getByText('Is sent when you are online again')).toHaveCount(0)
  await expect(page.getByRole('log').getByText('We do.')).toHaveCount(1)
})

test('a contact message is answered, and the mail is received', async ({ page, api, mailTo }) => {
  const email = `ada-${randomUUID()}@example.com`
  const subject = `Combs ${randomUUID()}`
  const body = { full_name: 'Ada Bell', email, subject, message: 'Do you sell combs?' }
  await api()(contactEndpoints.send, { body })
  await openStudio(page, 'staff', `/studio/inbox?search=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: subject }).click()
  await page.getByLabel('Your answer').fill('We do, three kinds.')
  await page.getByRole('button', { name: 'Send by mail' }).click()
  await expect(page.getByRole('list', { name: 'Answers' }).getByText('We do, three kinds.')).toBeVisible()
  await expect(page.getByLabel('Your answer')).toHaveValue('')
  const mail = await mailTo(email, 'contact-answer')
  expect(mail.subject).toBe(`Re: ${subject}`)
  expect(mail.text).toContain('We do, three kinds.')
  expect(mail.text).toContain('> Do you sell combs?')
  expect(mail.replyTo?.[0]?.address).toBe('hello@chignon.example')
})
