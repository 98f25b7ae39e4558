import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { canvas } from '../conformance/run-in-act.ts'
import { Banner } from './banner.tsx'

test('announces an error at once and everything else politely', async () => {
  const screen = await render(
    <>
      <Banner tone="error" title="Refused" />
      <Banner tone="success" title="Ready" />
    </>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Refused')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Ready')
})

test('closes by its button, also by keyboard, and reports it', async () => {
  const onOpenChange = vi.fn()
  const screen = await render(
    <Banner title="Ready" isClosable labels={{ close: 'Schließen' }} onOpenChange={onOpenChange} />,
  )
  screen.getByRole('button', { name: 'Schließen' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onOpenChange.mock.calls).toEqual([[false]])
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
})

function Controlled() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Banner title="Ready" isClosable open={open} onOpenChange={setOpen} />
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
    </>
  )
}

test('is shown and hidden by its owner', async () => {
  const screen = await render(<Controlled />)
  await expect.element(screen.getByText('Ready')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(screen.getByText('Ready')).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('Ready')).not.toBeInTheDocument()
})

test('hides the button that closes it until scripts have loaded', async () => {
  const element = canvas(onTestFinished)
  element.innerHTML = renderToString(<Banner title="Ready" isClosable />)
  expect(element.querySelector('button')).not.toBeVisible()
})
