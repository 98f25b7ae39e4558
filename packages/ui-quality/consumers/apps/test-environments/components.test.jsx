import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Carousel } from '@chignon/ui/carousel'
import { Combobox } from '@chignon/ui/combobox'
import { Dialog } from '@chignon/ui/dialog'
import { MenuItem } from '@chignon/ui/menu-item'
import { Menu } from '@chignon/ui/menu'
import { TextField } from '@chignon/ui/text-field'
import { Toaster } from '@chignon/ui/toaster'
import { Tooltip } from '@chignon/ui/tooltip'
import { findCombobox } from '@chignon/ui/testing/combobox'
import { findDialog } from '@chignon/ui/testing/dialog'
import { findMenu } from '@chignon/ui/testing/menu'
import { findToasts } from '@chignon/ui/testing/toaster'

test('a text field has its label, hint and error', () => {
  render(<TextField label="First name" hint="As on your passport" error="Please enter your name." />)
  expect(screen.getByLabelText('First name')).toHaveProperty('tagName', 'INPUT')
  expect(screen.getByText('Please enter your name.')).toBeTruthy()
})

test('a combobox filters and selects', async () => {
  const options = [
    { value: 'IT', label: 'Italy' },
    { value: 'PT', label: 'Portugal' },
  ]
  const { container } = render(<Combobox label="Country" options={options} />)
  const { input, options: offered, option } = findCombobox(container, 'Country')
  await userEvent.type(input, 'por')
  expect(offered()).toEqual(['Portugal'])
  await userEvent.click(option('Portugal'))
  expect(input.value).toBe('Portugal')
})

test('a menu opens', async () => {
  const { container } = render(
    <Menu label="Course" trigger={<button type="button">More</button>}>
      <MenuItem>Save</MenuItem>
    </Menu>,
  )
  const { trigger, isOpen } = findMenu(container, 'Course')
  await userEvent.click(trigger)
  expect(isOpen()).toBe(true)
})

function Reservation() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Reserve
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Reserve your seat?">
        A seat in Lisbon
      </Dialog>
    </>
  )
}

test('a dialog opens and closes', async () => {
  const { container } = render(<Reservation />)
  await userEvent.click(screen.getByText('Reserve'))
  const { close } = findDialog(container, 'Reserve your seat?')
  await userEvent.click(close)
  expect(screen.queryByText('A seat in Lisbon')).toBeNull()
})

test('toasts are shown', () => {
  const { container } = render(
    <Toaster toasts={[{ id: 'saved', tone: 'success', message: 'Saved' }]} onDismiss={() => {}} />,
  )
  expect(findToasts(container)).toHaveLength(1)
})

test('a carousel has its slides', () => {
  render(<Carousel label="Courses" slides={[{ id: 'bob', content: 'The bob' }]} />)
  expect(screen.getByText('The bob')).toBeTruthy()
})

test('a tooltip describes its trigger', async () => {
  render(
    <Tooltip text="Two seats left">
      <button type="button">Seats</button>
    </Tooltip>,
  )
  await userEvent.tab()
  expect((await screen.findAllByText('Two seats left')).length).toBeGreaterThan(0)
})
