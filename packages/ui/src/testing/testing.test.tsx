import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Counter } from '../counter/counter.tsx'
import { findCounter } from '../counter/counter.testing.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { findDialog } from '../dialog/dialog.testing.ts'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { Menu } from '../menu/menu.tsx'
import { findMenu } from '../menu/menu.testing.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { findSearchBox } from '../search-box/search-box.testing.ts'
import { Tabs } from '../tabs/tabs.tsx'
import { findTabs } from '../tabs/tabs.testing.ts'
import { findAlertDialog } from '../alert-dialog/alert-dialog.testing.ts'
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx'
import { Toaster } from '../toaster/toaster.tsx'
import { findToasts } from '../toaster/toaster.testing.ts'

test('counter: counts by its buttons; the error lists the existing counters', async () => {
  const { container } = await render(<Counter label="Seats" max={3} isLabelHidden />)
  const { input, less, more } = findCounter(container, 'Seats')
  await userEvent.click(more)
  await userEvent.click(more)
  await userEvent.click(less)
  expect(input.valueAsNumber).toBe(1)
  expect(() => findCounter(container, 'Tickets')).toThrow(
    'There is no counter “Tickets” here; there is “Seats”.',
  )
})

test('menu: opens by its trigger and offers its items', async () => {
  const { container } = await render(
    <Menu label="Post" trigger={<button type="button">More</button>}>
      <MenuItem>Copy link</MenuItem>
    </Menu>,
  )
  const { trigger, isOpen, item } = findMenu(container, 'Post')
  expect(isOpen()).toBe(false)
  await userEvent.click(trigger)
  expect(isOpen()).toBe(true)
  await userEvent.click(item('Copy link'))
  expect(isOpen()).toBe(false)
})

function Question() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Leave the exam?"
      description="Your answers are kept."
    >
      <button type="button">Stay</button>
    </Dialog>
  )
}

test('dialog: is found while it is open and closes by its button', async () => {
  const { container } = await render(<Question />)
  const { dialog, close, description } = findDialog(container, 'Leave the exam?')
  expect(description).toBe('Your answers are kept.')
  await userEvent.click(close)
  expect(dialog.open).toBe(false)
  expect(() => findDialog(container, 'Leave the exam?')).toThrow('there is none at all')
})

test('tabs: shows the panel on click', async () => {
  const items = [
    { id: 'courses', label: 'Courses', content: 'The bob' },
    { id: 'programs', label: 'Programs', content: 'Colour' },
  ]
  const { container } = await render(<Tabs label="Educations" items={items} />)
  const { tab, selected, panel } = findTabs(container, 'Educations')
  expect(panel().textContent).toBe('The bob')
  await userEvent.click(tab('Programs'))
  expect(selected()).toBe(tab('Programs'))
  expect(panel().textContent).toBe('Colour')
})

test('search box: accepts text and is cleared', async () => {
  const { container } = await render(<SearchBox action="/education-search" label="Search" isBusy />)
  const { input, clear, isBusy } = findSearchBox(container, 'Search')
  await userEvent.fill(input, 'bob')
  await userEvent.click(clear)
  expect(input.value).toBe('')
  expect(isBusy()).toBe(true)
})

test('alert dialog: is found by its title and answered', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const { container } = await render(
    <AlertDialog
      open
      title="Delete this post?"
      description="It has 12 comments."
      labels={{ confirm: 'Delete', cancel: 'Keep it' }}
      onConfirm={onConfirm}
      onOpenChange={onCancel}
    />,
  )
  const { description, confirm, cancel } = findAlertDialog(container, 'Delete this post?')
  expect(description).toBe('It has 12 comments.')
  confirm.click()
  cancel.click()
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
})

test('toaster: lists its toasts, the newest first', async () => {
  const toasts = [
    { id: '1', tone: 'success', message: 'Saved' },
    { id: '2', tone: 'error', message: 'The card was refused' },
  ] as const
  const { container } = await render(<Toaster toasts={toasts} duration={60_000} onDismiss={() => {}} />)
  expect(findToasts(container).map(({ message, isAlert }) => [message, isAlert])).toEqual([
    ['The card was refused', true],
    ['Saved', false],
  ])
})
