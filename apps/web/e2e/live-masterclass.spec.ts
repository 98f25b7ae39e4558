import { readFile } from 'node:fs/promises'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import ICAL from 'ical.js'
import { contentTest, expect, test } from './fixtures.ts'

const upcoming = 'the-bride-from-morning-to-midnight'

test.describe('a live masterclass', () => {
  contentTest('shows place and local time of the venue', async ({ page, visit }) => {
    await visit(`/live-masterclasses/${upcoming}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Local time in Milan')
    await expect(main.getByRole('definition').filter({ hasText: /^\d\d\/\d\d\/\d{4}, 09:00$/ })).toBeVisible()
    await expect(main.getByRole('definition').filter({ hasText: /^\d\d\/\d\d\/\d{4}, 17:30$/ })).toBeVisible()
    const map = main.getByRole('link', { name: 'Open in maps' })
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)
    await expect(map).toHaveAttribute('rel', /noopener/)
    const days = main.getByRole('region', { name: 'Agenda' }).getByRole('heading', { level: 3 })
    await expect(days).toHaveText([/^Day 1\d\d\/\d\d\/\d{4}$/, /^Day 2\d\d\/\d\d\/\d{4}$/])
  })

  contentTest('shows the seats left of each ticket', async ({ page, visit }) => {
    await visit(`/live-masterclasses/${upcoming}`)
    const tickets = page.getByRole('region', { name: 'Tickets and packages' }).getByRole('listitem')
    await expect(tickets.nth(0)).toContainText('Sold out')
    await expect(tickets.nth(1)).toContainText('3 left')
  })

  test('lets a guest choose seats, and asks to log in before reserving them', async ({ page, visit }) => {
    await visit(`/live-masterclasses/${upcoming}?count=2`)
    const reserve = page.getByRole('main').getByRole('link', { name: 'Reserve your seat' })
    await expect(reserve).toHaveAttribute('href', `/live-masterclasses/${upcoming}/buy?count=2`)
    await reserve.click()
    await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('dialog')).toContainText('Log in or sign up to reserve your seat.')
  })

  test('counts tickets and packages, adds them up, and continues with the choice', async ({
    page,
    visit,
  }) => {
    await visit('/live-masterclasses/the-anatomy-of-a-perfect-cut')
    const tickets = page.getByRole('region', { name: 'Tickets and packages' })
    await tickets.getByRole('button', { name: 'Reserve your seat' }).click()
    await expect(tickets.getByRole('alert')).toHaveText('You do not have any tickets selected to continue!')
    const seat = tickets.getByRole('group', { name: 'Two-day seat' })
    await seat.getByRole('button', { name: 'One more' }).click()
    await seat.getByRole('button', { name: 'One more' }).click()
    await tickets
      .getByRole('group', { name: 'Practice kit' })
      .getByRole('button', { name: 'One more' })
      .click()
    await expect(tickets.getByRole('status')).toHaveText('$425.00')
    await expect(tickets.getByRole('button', { name: /basket|reserve/i })).toHaveCount(1)
    await tickets.getByRole('button', { name: 'Reserve your seat' }).click()
    await expect(page).toHaveURL(/tickets(%5B|\[)[-0-9a-f]{36}(%5D|\])=2&.*packages/)
  })

  test('has a landscape cover on a narrow screen, and a portrait beside the text', async ({
    page,
    visit,
  }) => {
    await visit(`/live-masterclasses/${upcoming}`)
    const ratio = async () => {
      const box = await page.locator('main picture > img').first().boundingBox()
      return box && Math.round((box.width / box.height) * 100) / 100
    }
    expect(await ratio()).toBe(0.8)
    await page.setViewportSize({ width: 800, height: 900 })
    await expect.poll(ratio).toBe(1.6)
  })

  contentTest('can be downloaded as a calendar file', async ({ page, visit, api }) => {
    const { data } = await api()(liveMasterclassEndpoints.show, { params: { id: upcoming } })
    await visit(`/live-masterclasses/${upcoming}`)
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    const file = await started
    expect(file.suggestedFilename()).toBe(`${upcoming}.ics`)
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
    const zone = calendar.getFirstSubcomponent('vtimezone')
    if (zone) ICAL.TimezoneService.register(zone)
    const [entry] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
    expect(entry?.uid).toBe(data.id)
    expect(entry?.summary).toBe(data.name)
    expect(entry?.startDate.toJSDate().toISOString()).toBe(data.starts_at)
    expect(entry?.startDate.toString()).toMatch(/T09:00:00$/)
  })

  test('has no calendar file for an unknown slug', async ({ request }) => {
    expect((await request.get('/live-masterclasses/no-such-event/calendar.ics')).status()).toBe(404)
  })

  contentTest('that is over has no tickets and links to the next ones', async ({ page, visit }) => {
    await visit('/live-masterclasses/braids-and-heritage')
    const main = page.getByRole('main')
    await expect(main).toContainText('This masterclass has ended.')
    await expect(main.getByRole('region', { name: 'Tickets and packages' })).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Reserve your seat' })).toHaveCount(0)
    await main.getByRole('link', { name: 'See upcoming masterclasses' }).click()
    await expect(page).toHaveURL('/masterclasses')
  })
})
