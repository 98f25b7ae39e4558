import { randomUUID } from 'node:crypto'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { courseDocumentEndpoints } from '@chignon/contract/catalogue/course-document'
import type { Call } from '@chignon/app-kit/data/call'
import type { Page } from '@playwright/test'
import { expectNoBarrier } from './axe.ts'
import { countPresses } from './count-presses.ts'
import { expect, test } from './fixtures.ts'
import { openStudio } from './studio.ts'

const newName = () => `Nape ${randomUUID().slice(0, 8)}`

async function callAs(api: (token?: string) => Call, name: string): Promise<Call> {
  const body = { email: `${name}@example.com`, password: 'hairdesign' }
  return api((await api()(authEndpoints.login, { body })).data.token)
}

/** Begins a course with a name, through the API. */
async function beginCourse(call: Call, name: string) {
  const id = randomUUID()
  await call(courseDocumentEndpoints.create, {
    params: { id },
    body: { changes: [{ path: 'name.en', value: name }] },
  })
  return { id, load: async () => (await call(courseDocumentEndpoints.show, { params: { id } })).data.draft }
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/)

test('the owner writes a course with two lessons and publishes it, and a guest sees its page', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = newName()
  await openStudio(page, 'owner', '/studio/catalogue')
  await expect(page.getByRole('link', { name: /The precise fringe/ })).toBeVisible()
  await expectNoBarrier(page, 'the catalogue')
  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'New course' }).click()

  // The cursor is in the name already.
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('How the nape decides a cut.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Four necklines, from the shaved to the soft one.')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Cutting')
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('49')
  await page.getByRole('combobox', { name: 'Educators' }).click()
  await page.keyboard.type('Inês')
  await page.keyboard.press('Enter')
  for (const lesson of ['Map the hairline', 'Cut the edge']) {
    await page.getByRole('button', { name: 'Add a lesson' }).click()
    await expect(page.getByRole('textbox', { name: 'Name of the lesson' })).toBeFocused()
    await page.keyboard.type(lesson)
  }
  await expect(page.getByText('Nothing is missing.')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await expectNoBarrier(page, 'a lesson of a course')
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish the course' })
  await expect(dialog).toContainText('The course goes on sale with 2 lessons.')
  await expectNoBarrier(page, 'what publishing changes')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  const link = page
    .getByRole('dialog', { name: 'It is published' })
    .getByRole('link', { name: 'Open its page' })
  const address = await link.getAttribute('href')
  await presses.expectAtMost(25, 'write a course with two lessons and publish it')

  const guest = await browser.newPage({ baseURL: baseURL ?? '' })
  await guest.goto(address ?? '')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(guest.getByText('Cut the edge')).toBeVisible()
  await guest.close()

  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByText('Learners see everything already.')).toBeVisible()
})

test('a page that is reloaded in the middle of a word loses nothing', async ({ page, api }) => {
  const { id, load } = await beginCourse(await callAs(api, 'owner'), newName())
  await openStudio(page, 'owner', `/studio/courses/${id}`)
  await page.getByRole('textbox', { name: 'Summary' }).pressSequentially('How the na')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('How the na')
  await expect.poll(async () => (await load()).summary.en).toBe('How the na')
})

test('without a connection a course is kept on the device and saved once it is back', async ({
  page,
  api,
  allowStatus,
}) => {
  const { id, load } = await beginCourse(await callAs(api, 'owner'), newName())
  await openStudio(page, 'owner', `/studio/courses/${id}`)
  await page.route(`**/bff/staff/courses/${id}`, (route) => route.fulfill({ status: 503, body: '' }))
  allowStatus(503)
  await page.getByRole('textbox', { name: 'Summary' }).fill('Kept here')
  await expect(page.getByText('Not saved. It is kept on this device.')).toBeVisible()
  await page.unroute(`**/bff/staff/courses/${id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(saved(page)).toBeVisible()
  expect((await load()).summary.en).toBe('Kept here')
})

test('two people change name and price, and both stay; at the same part one of them chooses', async ({
  page,
  browser,
  baseURL,
  api,
  allowStatus,
}) => {
  const name = newName()
  const { id, load } = await beginCourse(await callAs(api, 'owner'), name)
  await openStudio(page, 'owner', `/studio/courses/${id}`)
  const colleague = await browser.newPage({ baseURL: baseURL ?? '' })
  await openStudio(colleague, 'staff', `/studio/courses/${id}`)
  await colleague.getByRole('spinbutton', { name: 'Price', exact: true }).fill('49')
  await nameField(page).fill(`${name} and neck`)
  await expect(page.getByText(/ is here, at Price$/)).toBeVisible()
  await expect.poll(load).toMatchObject({ name: { en: `${name} and neck` }, price: 4900 })
  await expect(page.getByRole('spinbutton', { name: 'Price', exact: true })).toHaveValue('49')
  await expect(nameField(colleague)).toHaveValue(`${name} and neck`)

  // Both write the summary before one has seen the other's.
  allowStatus(409)
  await page.route(`**/bff/staff/courses/${id}`, async (route) => {
    if (route.request().method() === 'PATCH')
      await expect.poll(async () => (await load()).summary.en).toBe('Theirs')
    await route.continue()
  })
  await page.getByRole('textbox', { name: 'Summary' }).fill('Mine')
  await colleague.getByRole('textbox', { name: 'Summary' }).fill('Theirs')
  await expect(page.getByText('You and a colleague changed the same part')).toBeVisible()
  await expect(page.getByText('First choose between your version and the other one.')).toBeVisible()
  await expectNoBarrier(page, 'two versions of a part')
  await page.unroute(`**/bff/staff/courses/${id}`)
  await page.getByRole('button', { name: 'Summary: Keep mine' }).click()
  await expect.poll(async () => (await load()).summary.en).toBe('Mine')
  await expect(colleague.getByRole('textbox', { name: 'Price' }).or(nameField(colleague))).toBeVisible()
  await colleague.close()
})

test('a lesson is moved by keys and by its menu, removed, and brought back', async ({ page, api }) => {
  const call = await callAs(api, 'owner')
  const { id, load } = await beginCourse(call, newName())
  const lessons = ['Parting', 'Nape', 'Fringe'].map((lesson, index) => ({
    path: `lessons.${randomUUID()}`,
    value: { position: index + 1, name: { en: lesson }, is_free: false, chapters: {} },
  }))
  const body = { revision: 1, session: randomUUID(), changes: lessons }
  await call(courseDocumentEndpoints.change, { params: { id }, body })
  const order = async () =>
    Object.values((await load()).lessons)
      .toSorted((a, b) => a.position - b.position)
      .map(({ name }) => name.en)
  await openStudio(page, 'owner', `/studio/courses/${id}`)
  await page.getByRole('link', { name: 'Fringe' }).click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(order).toEqual(['Parting', 'Fringe', 'Nape'])
  await page.getByRole('button', { name: 'Move Parting' }).click()
  await page.getByRole('menuitem', { name: 'To the end' }).click()
  await expect.poll(order).toEqual(['Fringe', 'Nape', 'Parting'])
  await page.getByRole('button', { name: 'Remove the lesson' }).click()
  await expect.poll(order).toEqual(['Nape', 'Parting'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toEqual(['Fringe', 'Nape', 'Parting'])
})
