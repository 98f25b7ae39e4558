import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AttendeeForm, type Attendee } from './attendee-form.tsx'

const tickets = [
  { id: '1', name: 'Two-day seat' },
  { id: '2', name: 'Observer seat' },
]
const ana = { fullName: 'Ana Díaz', email: 'ana@chignon.example' }
const mila = { fullName: 'Mila Novak', email: 'mila@chignon.example' }

test('renders one row per ticket, labelled with the ticket name', async () => {
  const screen = await render(<AttendeeForm tickets={tickets} />)
  for (const name of ['Attendee 1', 'Attendee 2']) {
    const row = screen.getByRole('group', { name })
    await expect.element(row.getByRole('textbox', { name: 'Full name' })).toBeVisible()
    await expect.element(row.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  }
  await expect.element(screen.getByText('Observer seat')).toBeVisible()
})

test('renders more fields in the row of their ticket', async () => {
  const fields = <input aria-label="Package" name="package" />
  const screen = await render(
    <AttendeeForm
      tickets={[
        { id: '1', name: 'Two-day seat' },
        { id: '2', name: 'Observer seat', fields },
      ]}
    />,
  )
  const row = screen.getByRole('group', { name: 'Attendee 2' })
  await expect.element(row.getByRole('textbox', { name: 'Package' })).toBeVisible()
})

test('marks an invalid email while typing and shows the message on blur', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<AttendeeForm tickets={tickets.slice(0, 1)} onValueChange={onValueChange} />)
  const email = screen.getByRole('textbox', { name: 'E-mail' })
  expect(email.element()).not.toHaveAttribute('aria-invalid')
  await userEvent.type(email, 'ana@')
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByText(/whole address/).query()).toBeNull()
  await userEvent.tab()
  await expect.element(email).toHaveAccessibleDescription('Add the whole address, as in ana@chignon.example')
  await userEvent.type(email, 'chignon.example')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  expect(onValueChange).toHaveBeenLastCalledWith([{ fullName: '', email: 'ana@chignon.example' }])
})

test('copies the buyer into the first row and announces it', async () => {
  const screen = await render(<AttendeeForm tickets={tickets} buyer={ana} defaultValue={[mila, mila]} />)
  await screen.getByRole('button', { name: 'I am coming myself' }).click()
  const names = screen.getByRole('textbox', { name: 'Full name' })
  await expect.element(names.first()).toHaveValue('Ana Díaz')
  await expect.element(names.last()).toHaveValue('Mila Novak')
  await expect.element(screen.getByRole('status')).toMatchTextContent('first row')
})

test('shows the message until all attendees are complete', async () => {
  const screen = await render(
    <AttendeeForm tickets={tickets} defaultValue={[ana]} problem="missing-attendees" />,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please add attendee/s to continue with next step.')
  const second = screen.getByRole('group', { name: 'Attendee 2' })
  await expect.element(second.getByRole('textbox', { name: 'Full name' })).toBeInvalid()
  await userEvent.fill(second.getByRole('textbox', { name: 'Full name' }), mila.fullName)
  await userEvent.fill(second.getByRole('textbox', { name: 'E-mail' }), mila.email)
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('keeps the values of a row when its ticket is removed and added again', async () => {
  const screen = await render(<AttendeeForm tickets={tickets} defaultValue={[ana, mila]} />)
  await screen.rerender(<AttendeeForm tickets={tickets.slice(0, 1)} defaultValue={[ana, mila]} />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Full name' }), 'Ana D.')
  await screen.rerender(<AttendeeForm tickets={tickets} defaultValue={[ana, mila]} />)
  await expect.element(screen.getByRole('textbox', { name: 'Full name' }).last()).toHaveValue('Mila Novak')
})

test('keeps the values of a removed row when the owner controls the value', async () => {
  function Owner({ seats }: { seats: number }) {
    const [value, setValue] = useState<readonly Attendee[]>([ana, mila])
    return <AttendeeForm tickets={tickets.slice(0, seats)} value={value} onValueChange={setValue} />
  }
  const screen = await render(<Owner seats={1} />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Full name' }), 'Ana D.')
  await screen.rerender(<Owner seats={2} />)
  await expect.element(screen.getByRole('textbox', { name: 'Full name' }).first()).toHaveValue('Ana D.')
  await expect.element(screen.getByRole('textbox', { name: 'Full name' }).last()).toHaveValue('Mila Novak')
})

test('renders form fields without the copy button before hydration', () => {
  const form = document.createElement('form')
  form.innerHTML = renderToString(<AttendeeForm tickets={tickets} buyer={ana} defaultValue={[ana, mila]} />)
  const sent = new FormData(form)
  expect(sent.get('attendees[0][full_name]')).toBe('Ana Díaz')
  expect(sent.get('attendees[1][email]')).toBe('mila@chignon.example')
  expect(form.querySelector('button')).toBeNull()
})
