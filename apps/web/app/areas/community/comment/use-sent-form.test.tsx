// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Form, RouterProvider, useActionData } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useSentForm } from './use-sent-form.ts'

type Rejection = { reason: string }

/** A form in a disclosure that is open, on a page whose action gives `answer`. */
async function renderForm(answer: () => Rejection | Promise<Rejection | Response> | Response) {
  function Page() {
    const rejected = useActionData<Rejection>()
    const { isSending, formProps } = useSentForm({ intent: 'comment', about: '7' }, rejected)
    return (
      <details open>
        <Form {...formProps} method="post">
          <input type="hidden" name="about" value="7" />
          <textarea name="body" defaultValue="" />
          <button name="intent" value="comment">
            {isSending ? 'Sending' : 'Send'}
          </button>
          {rejected?.reason}
        </Form>
      </details>
    )
  }
  const router = createMemoryRouter([{ path: '/', element: <Page />, action: answer }])
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(<RouterProvider router={router} />)
  await vi.waitFor(() => expect(container.querySelector('textarea')).not.toBeNull())
  const field = container.querySelector('textarea')
  const button = container.querySelector('button')
  const details = container.querySelector('details')
  if (!field || !button || !details) throw new Error('The form was not rendered.')
  const type = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { container, field, button, details, type }
}

const accepted = () => new Response(null, { status: 302, headers: { Location: '/' } })

test('is empty and closed once it was accepted, however fast the answer comes', async () => {
  const { field, button, details, type } = await renderForm(accepted)
  type('The fine one')
  button.click()
  await vi.waitFor(() => expect(details.open).toBe(false))
  expect(field.value).toBe('')
})

test('stays open with what was typed while it was being sent', async () => {
  const answer = Promise.withResolvers<Response>()
  const { field, button, details, type } = await renderForm(() => answer.promise)
  type('The fine one')
  button.click()
  await vi.waitFor(() => expect(button.textContent).toBe('Sending'))
  type('And which')
  answer.resolve(accepted())
  await vi.waitFor(() => expect(button.textContent).toBe('Send'))
  expect(field.value).toBe('And which')
  expect(details.open).toBe(true)
})

test('stays open with its text when it was rejected', async () => {
  const { container, field, button, details, type } = await renderForm(() => ({ reason: 'Too long.' }))
  type('The fine one')
  button.click()
  await vi.waitFor(() => expect(container.textContent).toContain('Too long.'))
  expect(field.value).toBe('The fine one')
  expect(details.open).toBe(true)
})
