import { readFile } from 'node:fs/promises'
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import type { Locator } from '@playwright/test'
import { countPresses } from './count-presses.ts'
import { expect, test } from './fixtures.ts'
import { openStudio } from './studio.ts'

const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
const centsOf = (text: string | undefined) =>
  Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100)

async function fillDay(main: Locator, index: number, day: string) {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  for (const [part, digits] of Object.entries({ day: dayOfMonth, month, year }))
    await main.locator(`[data-part=${part}]`).nth(index).fill(digits)
}

async function unzip(path: string) {
  const reader = new ZipReader(new BlobReader(new Blob([await readFile(path)])), { useWebWorkers: false })
  const entries = await reader.getEntries()
  return {
    names: entries.map(({ filename }) => filename),
    async rows(name: string): Promise<Record<string, string>[]> {
      const entry = entries.find(({ filename }) => filename === name)
      if (!entry || entry.directory) throw new Error(`there is no ${name}`)
      const text = await entry.getData(new TextWriter())
      // Only numbers and codes are read of it, which come before any text with a comma.
      const [head = '', ...lines] = text.replace('\uFEFF', '').trim().split('\r\n')
      const columns = head.split(',')
      const cells = /("(?:[^"]|"")*"|[^,]*)(?:,|$)/g
      return lines.map((line) => {
        const found = [...line.matchAll(cells)].map(([, cell]) => cell ?? '')
        return Object.fromEntries(columns.map((column, index) => [column, found[index] ?? '']))
      })
    },
  }
}

test('the ZIP of a period has the sums of the page, its journal adds up to them, and every document is in it', async ({
  page,
  allowStatus,
}) => {
  // The first call asks for a confirmation.
  allowStatus(403)
  await openStudio(page, 'staff', '/studio/orders/accountant')
  const main = page.getByRole('main')
  // What other journeys bill is of today.
  await fillDay(main, 0, daysAgo(500))
  await fillDay(main, 1, daysAgo(1))
  const presses = await countPresses(page)
  await main.getByRole('button', { name: 'Show the sums' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await confirmation.getByLabel('Your password').fill('hairdesign')
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  const cells = main.getByRole('row', { name: 'Invoices less credit notes' }).getByRole('cell')
  await expect(cells).toHaveCount(4)
  const shown = (await cells.allInnerTexts()).slice(-3).map(centsOf)

  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download ZIP' }).click()
  const zip = await unzip(await (await download).path())
  await presses.expectAtMost(6, 'download a period, with the confirmation')
  const journal = await zip.rows('journal.csv')
  const documents = journal.filter(({ kind }) => kind === 'invoice' || kind === 'credit_note')
  expect(documents.length).toBeGreaterThan(0)
  const sums = ['net', 'tax', 'total'].map((column) =>
    documents.reduce((sum, row) => sum + centsOf(row[column]), 0),
  )
  expect(sums).toEqual(shown)
  const named = (await zip.rows('sums.csv')).filter(({ sum }) => sum === 'invoices_less_credit_notes')
  expect(named.map(({ total }) => centsOf(total))).toEqual([shown[2]])
  expect(zip.names.filter((name) => name.endsWith('.pdf'))).toHaveLength(documents.length)
})
