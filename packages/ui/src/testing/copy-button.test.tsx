import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { findCopyButton } from '../copy-button/copy-button.testing.ts'

test('copy button: is found by its label', async () => {
  const { container } = await render(<CopyButton text="CH-1" label="Copy the order number" />)
  const { button, status } = findCopyButton(container, 'Copy the order number')
  expect([button.type, status()]).toEqual(['button', ''])
  expect(() => findCopyButton(container, 'Copy the key')).toThrow(
    'There is no copy button “Copy the key” here; there is “Copy the order number”.',
  )
})
