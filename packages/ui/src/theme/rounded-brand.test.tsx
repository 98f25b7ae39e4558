import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { TextareaField } from '../textarea-field/textarea-field.tsx'

const radiusOf = (element: Element) => Number.parseFloat(getComputedStyle(element).borderStartStartRadius)

test('panels and long fields stay rectangular in a brand with round controls', async () => {
  const { style } = document.documentElement
  style.setProperty('--radius-control', '999px')
  onTestFinished(() => void style.removeProperty('--radius-control'))
  const screen = await render(
    <>
      <TextareaField label="Message" />
      <Dialog open onOpenChange={() => {}} title="Delete this post?" actions={<Button>Delete</Button>} />
    </>,
  )
  expect(radiusOf(screen.getByRole('button', { name: 'Delete' }).element())).toBe(999)
  expect(radiusOf(screen.getByRole('dialog').element())).toBe(16)
  expect(radiusOf(screen.getByLabelText('Message').element())).toBe(16)
})
