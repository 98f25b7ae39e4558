import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { InvoiceRow } from './invoice-row.tsx'

const invoice = {
  number: 'INV-2027-0142',
  date: '01/03/2027',
  dateTime: '2027-03-01',
  amount: '$385.90',
  daysLeft: '5 days left',
  link: <a href="#invoice.pdf" />,
}

const setUp = (props: Partial<Parameters<typeof InvoiceRow>[0]> = {}) =>
  render(
    <ul>
      <InvoiceRow {...invoice} state="open" {...props} />
    </ul>,
  )

test('shows number, date, amount and the days left of an open invoice', async () => {
  const screen = await setUp()
  const row = screen.getByRole('listitem')
  for (const words of ['INV-2027-0142', '01/03/2027', '$385.90', 'Open', '5 days left'])
    await expect.element(row.getByText(words, { exact: true }).first()).toBeVisible()
})

test.each([
  ['paid', 'Paid'],
  ['cancelled', 'Cancelled'],
] as const)('names the %s state and shows no days', async (state, words) => {
  const screen = await setUp({ state })
  await expect.element(screen.getByText(words)).toBeVisible()
  expect(screen.getByText('5 days left').query()).toBeNull()
})

test('announces each link with its invoice number', async () => {
  const screen = await setUp()
  await expect.element(screen.getByRole('link', { name: 'Download INV-2027-0142' })).toBeVisible()
})

test('renders no link without a document', async () => {
  const screen = await setUp({ link: undefined })
  expect(screen.getByRole('link').query()).toBeNull()
})
