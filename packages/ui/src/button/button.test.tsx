import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test('is activated by mouse, Enter and Space', async () => {
  const onClick = vi.fn()
  const screen = await render(<Button onClick={onClick}>Reserve your seat</Button>)
  const button = screen.getByRole('button', { name: 'Reserve your seat' })
  await button.click()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

test('keeps its width, announces its state, and neither acts nor submits while busy', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} isBusy={isBusy}>
        Place the order
      </Button>
    </form>
  )
  const screen = await render(form(false))
  const button = screen.getByRole('button')
  const width = button.element().getBoundingClientRect().width
  await screen.rerender(form(true))
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(button.element().getBoundingClientRect().width).toBe(width)
  expect(getComputedStyle(button.element()).opacity).toBe('1')
  await button.click({ force: true })
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('keeps its focus and its name while busy', async () => {
  const screen = await render(<Button>Save</Button>)
  const button = screen.getByRole('button', { name: 'Save' })
  button.element().focus()
  await screen.rerender(<Button isBusy>Save</Button>)
  await expect.element(button).toHaveFocus()
})

test('does not submit a form by default', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button>Apply the code</Button>
    </form>,
  )
  await screen.getByRole('button').click()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('renders the link itself with asChild', async () => {
  const screen = await render(
    <Button asChild>
      <a href="#agenda">See the agenda</a>
    </Button>,
  )
  await expect
    .element(screen.getByRole('link', { name: 'See the agenda' }))
    .toHaveAttribute('href', '#agenda')
  expect(screen.getByRole('button').query()).toBeNull()
})
