import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Popover } from './popover.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const popover = (
  <div className="flex justify-center">
    <Popover label="Access" trigger={<button type="button">How long?</button>}>
      <a href="#terms">Terms</a>
    </Popover>
  </div>
)

test('opens by its trigger; Escape closes it and returns the focus', async () => {
  const screen = await render(popover)
  const trigger = screen.getByRole('button', { name: 'How long?' })
  await trigger.click()
  await expect.element(screen.getByRole('dialog', { name: 'Access' })).toBeVisible()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Terms' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('closes on a click outside', async () => {
  const screen = await render(popover)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.click(document.body, { position: { x: 5, y: 300 } })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('closes when the focus leaves it for the page, not for its trigger', async () => {
  const screen = await render(
    <>
      {popover}
      <button type="button">Next</button>
    </>,
  )
  const trigger = screen.getByRole('button', { name: 'How long?' })
  await trigger.click()
  const dialog = screen.getByRole('dialog', { name: 'Access' })
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Terms' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(trigger).toHaveFocus()
  await expect.element(dialog).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each(['ltr', 'rtl'])('opens below its trigger, aligned with its start (%s)', async (dir) => {
  document.documentElement.dir = dir
  const screen = await render(popover)
  const trigger = screen.getByRole('button')
  await trigger.click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const from = trigger.element().getBoundingClientRect()
  const to = screen.getByRole('dialog').element().getBoundingClientRect()
  expect(to.top).toBeGreaterThanOrEqual(from.bottom)
  if (dir === 'ltr') expect(to.left).toBeCloseTo(from.left, 0)
  else expect(to.right).toBeCloseTo(from.right, 0)
})
