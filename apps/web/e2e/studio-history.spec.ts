import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { eventWithSeats } from './add-seats.ts'
import { countPresses } from './count-presses.ts'
import { expect, test } from './fixtures.ts'
import { confirmSession, openStudio } from './studio.ts'

test('who changed the seats of an event, and on which device, is found in three presses and saved as CSV', async ({
  page,
  api,
  allowStatus,
}) => {
  // The first call asks for a confirmation.
  allowStatus(403)
  const { data: event } = await api()(liveMasterclassEndpoints.show, { params: { id: eventWithSeats } })
  const seats = randomInt(1000, 99_000)
  await openStudio(page, 'owner', `/studio/events/${event.id}/seats`)
  const main = page.getByRole('main')
  const form = main.getByRole('form', { name: event.tickets[0]?.name ?? '' })
  await form.getByLabel('Number of seats').fill(String(seats))
  const saved = page.waitForResponse(/\/seats$/)
  await form.getByRole('button', { name: 'Save the seats' }).click()
  expect((await saved).status()).toBe(200)

  await page.goto('/studio/events')
  const presses = await countPresses(page)
  await main.getByRole('link', { name: event.name }).click()
  await main.getByRole('link', { name: 'History' }).click()
  const entry = main.getByRole('listitem').filter({ has: page.getByText(seats.toLocaleString('en-US')) })
  await expect(entry.first()).toContainText('Number of seats changed')
  await expect(entry.first()).toContainText('(Owner)')
  await expect(entry.first()).toContainText('Chrome on Windows')
  await presses.expectAtMost(3, 'who changed the seats of an event')

  await page.goto(`/studio/history?subject_type=live-masterclass&subject_id=${event.id}`)
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'CSV' }).click()
  await confirmSession(page)
  const file = await download
  expect(file.suggestedFilename()).toBe('history.csv')
  const row = new RegExp(`,owner,ticket-type\\.set-seats,.+,Chrome,Windows,.+seats: ${seats}`)
  expect(await readFile(await file.path(), 'utf8')).toMatch(row)
})
