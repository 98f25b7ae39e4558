import { randomUUID } from 'node:crypto'
import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { baseListEndpoints } from '@chignon/contract/catalogue/base-list'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { moderationEndpoints } from '@chignon/contract/community/moderation'
import { locales } from '@chignon/contract/platform/locale'
import { countPresses } from './count-presses.ts'
import { expect, test } from './fixtures.ts'
import { openStudio } from './studio.ts'

const staff = { email: 'staff@example.com', password: 'hairdesign' }

test('an interest is renamed in seven languages by keyboard, retired and offered again', async ({
  page,
  api,
}) => {
  const { data: session } = await api()(authEndpoints.login, { body: staff })
  const call = api(session.token)
  const [id, word] = [randomUUID(), randomUUID().slice(0, 8)]
  const params = { list: 'interests', id } as const
  await call(baseListEndpoints.save, { params, body: { name: { en: `Braids ${word}` } } })
  const offered = async () => (await api()(baseEndpoints.interests, {})).data.find((each) => each.id === id)
  const nameOf = async () => {
    const { data } = await call(baseListEndpoints.list, { params: { list: 'interests' } })
    return data.find((each) => each.id === id)?.name
  }
  const names = Object.fromEntries(locales.map((locale) => [locale, `Name ${locale} ${word}`]))

  await openStudio(page, 'staff', '/studio/community/interests')
  const row = page.getByRole('listitem').filter({ hasText: word })
  await expect(row).toContainText('Missing')
  const presses = await countPresses(page)
  await row.getByRole('button', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename' })
  await expect(dialog.getByLabel('English')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  for (const [index, locale] of locales.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.insertText(names[locale] ?? '')
  }
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('In all languages')
  await presses.expectAtMost(11, 'rename in seven languages')
  expect(await nameOf()).toEqual(names)
  expect(await offered()).toMatchObject({ name: names['en'] })

  await row.getByRole('button', { name: 'More for' }).click()
  await page.getByRole('menuitem', { name: 'Retire' }).click()
  await expect(page.getByText('is no longer offered.')).toBeVisible()
  expect(await offered()).toBeUndefined()
  await page.keyboard.press('z')
  await expect.poll(offered).toBeDefined()
  await row.getByRole('button', { name: 'More for' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
})

test('a word is tried before it is listed, and taken off the list again', async ({ page, api }) => {
  const word = `tonic ${randomUUID().slice(0, 8)}`
  await openStudio(page, 'staff', '/studio/community/words')
  await page.getByLabel('Word or phrase').fill(word)
  await page.getByRole('button', { name: 'Try', exact: true }).click()
  await expect(page.getByText(/It would have held none of the last/)).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('Word or phrase')).toHaveValue('')
  const { data: session } = await api()(authEndpoints.login, { body: staff })
  const listed = async () => {
    const { data } = await api(session.token)(moderationEndpoints.listWords, { query: { search: word } })
    return data.map((each) => each.word)
  }
  expect(await listed()).toEqual([word])
  await page.getByLabel('Search the word list').fill(word)
  await page.getByRole('button', { name: `Take “${word}” off the list` }).click()
  await expect(page.getByText(`“${word}” is off the list.`)).toBeVisible()
  await expect.poll(listed).toEqual([])
})
