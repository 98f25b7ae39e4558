import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Switch } from './switch.tsx'

test('toggles by pointer, by label and by key', async () => {
  const onChange = vi.fn()
  const screen = await render(<Switch label="Captions" hint="Where there are any" onChange={onChange} />)
  const control = screen.getByRole('switch', { name: 'Captions' })
  await control.click()
  await expect.element(control).toBeChecked()
  await screen.getByText('Captions').click()
  await expect.element(control).not.toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(control).toBeChecked()
  expect(onChange).toHaveBeenCalledTimes(3)
  await expect.element(control).toHaveAccessibleDescription('Where there are any')
})

test.each(['ltr', 'rtl'])('moves the knob to the inline end (%s)', async (dir) => {
  const screen = await render(
    <div dir={dir}>
      <Switch label="Captions" defaultChecked />
    </div>,
  )
  const track = screen.getByRole('switch').element()
  const knob = track.nextElementSibling
  const [outer, inner] = [track.getBoundingClientRect(), knob?.getBoundingClientRect()]
  const middle = (inner?.left ?? 0) + (inner?.width ?? 0) / 2
  const half = outer.left + outer.width / 2
  if (dir === 'ltr') expect(middle).toBeGreaterThan(half)
  else expect(middle).toBeLessThan(half)
})

test('is submitted by a form before hydration', () => {
  const form = document.createElement('form')
  form.innerHTML = renderToString(<Switch label="Captions" name="captions" defaultChecked />)
  expect(new FormData(form).get('captions')).toBe('on')
})
