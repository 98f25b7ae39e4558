import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'

test('labels its control and provides ids for hint and error', async () => {
  const screen = await render(
    <Field controlId="about" label="About me" hint="Public" error="Too long">
      <textarea id="about" aria-describedby="about-hint about-error" />
    </Field>,
  )
  const control = screen.getByRole('textbox', { name: 'About me' })
  await expect.element(control).toHaveAccessibleDescription('Public Too long')
})
