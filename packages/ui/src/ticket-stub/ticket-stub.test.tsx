import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TicketStub } from './ticket-stub.tsx'

const ticket = {
  event: 'The anatomy of a perfect cut',
  type: 'Two-day seat',
  holder: 'Ana Díaz',
  dates: '14–15 Mar',
  venue: 'Casa do Fio, Lisbon',
  code: 'CH-2027-0142',
}

afterEach(() => {
  document.documentElement.dir = ''
})

test('shows holder, event, date, place, and its code as text', async () => {
  const screen = await render(<TicketStub {...ticket} />)
  await expect.element(screen.getByText('Admit one · Two-day seat')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 3, name: ticket.event })).toBeVisible()
  for (const words of ['Ana Díaz', '14–15 Mar', 'Casa do Fio, Lisbon', 'CH-2027-0142'])
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'QR code of ticket CH-2027-0142' })).toBeVisible()
})

test('shows the special package only if there is one', async () => {
  const screen = await render(<TicketStub {...ticket} />)
  expect(screen.getByText('Special package').query()).toBeNull()
  await screen.rerender(<TicketStub {...ticket} specialPackage="Practice kit" />)
  await expect.element(screen.getByText('Practice kit')).toBeVisible()
})

test.each(['ltr', 'rtl'])(
  'puts the stub at the inline end, and at the bottom on a phone (%s)',
  async (dir) => {
    document.documentElement.dir = dir
    const screen = await render(
      <div className="w-160">
        <TicketStub {...ticket} />
      </div>,
    )
    const box = (role: 'heading' | 'img') => screen.getByRole(role).element().getBoundingClientRect()
    if (dir === 'ltr') expect(box('img').left).toBeGreaterThan(box('heading').right)
    else expect(box('img').right).toBeLessThan(box('heading').left)
    await screen.rerender(
      <div className="w-80">
        <TicketStub {...ticket} />
      </div>,
    )
    expect(box('img').top).toBeGreaterThan(box('heading').bottom)
  },
)
