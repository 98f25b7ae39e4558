import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CopyButton } from './copy-button.tsx'
import { findCopyButton } from './copy-button.testing.ts'

/** A clipboard, which the browser of a test may not use. */
function stubClipboard(write: () => Promise<void>) {
  const spy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  onTestFinished(() => spy.mockRestore())
  return spy
}

test('copies its text and says so for a while', async () => {
  const write = stubClipboard(() => Promise.resolve())
  const onCopied = vi.fn<(isCopied: boolean) => void>()
  const { container } = await render(
    <CopyButton text="CH-2027-0142" label="Copy the order number" onCopied={onCopied} />,
  )
  const { button, status } = findCopyButton(container, 'Copy the order number')
  expect(status()).toBe('')
  await userEvent.click(button)
  await expect.poll(status).toBe('Copied')
  expect(write).toHaveBeenCalledWith('CH-2027-0142')
  expect(onCopied).toHaveBeenCalledWith(true)
  await expect.poll(status).toBe('')
})

test('says what to do if the browser does not allow it', async () => {
  stubClipboard(() => Promise.reject(new Error('denied')))
  const { container } = await render(<CopyButton text="CH-2027-0142" label="Copy the order number" />)
  const { button, status } = findCopyButton(container, 'Copy the order number')
  await userEvent.click(button)
  await expect.poll(status).toBe('Not copied. Select the text and copy it.')
})
