import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from './text-field.tsx'

test('is named by its label, and a click on the label focuses it', async () => {
  const screen = await render(<TextField label="First name" name="first_name" />)
  await screen.getByText('First name').click()
  await userEvent.keyboard('Ana')
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana')
})

test('announces hint and error with the field', async () => {
  const screen = await render(
    <TextField label="E-mail" hint="We write about your order only" error="Add an @" />,
  )
  const input = screen.getByRole('textbox', { name: 'E-mail' })
  await expect.element(input).toHaveAccessibleDescription('We write about your order only Add an @')
  await expect.element(input).toBeInvalid()
})

test('is marked as invalid without an error message, too', async () => {
  const screen = await render(<TextField label="E-mail" state="error" />)
  await expect.element(screen.getByRole('textbox')).toBeInvalid()
})

test('keeps a description from the caller', async () => {
  const screen = await render(
    <>
      <TextField label="Code" hint="One a person" aria-describedby="more" />
      <p id="more">Ends in March</p>
    </>,
  )
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Ends in March One a person')
})
