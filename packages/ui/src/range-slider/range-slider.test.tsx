import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sent, serverForm } from '../form-state/form-suite.tsx'
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const set = async (props: Partial<RangeSliderProps> = {}) => {
  const onValueChange = vi.fn()
  const screen = await render(
    <form>
      <RangeSlider label="Price" name="price" onValueChange={onValueChange} {...props} />
      <button type="reset">Reset</button>
    </form>,
  )
  const thumb = (name: string) => screen.getByRole('slider', { name })
  return { screen, onValueChange, thumb, form: screen.container.querySelector('form') }
}

test('is a group with two named sliders that announce formatted values', async () => {
  const { screen, thumb } = await set({
    hint: 'With tax',
    defaultValue: [20, 60],
    formatValue: (value) => `$${value}`,
    labels: { from: 'Lowest price' },
  })
  await expect.element(screen.getByRole('group', { name: 'Price' })).toHaveAccessibleDescription('With tax')
  await expect.element(thumb('Lowest price')).toHaveAttribute('aria-valuetext', '$20')
  await expect.element(thumb('To')).toHaveAttribute('aria-valuetext', '$60')
  await expect.element(screen.getByText('$60')).toBeVisible()
})

test('moves each end by keys, and neither past the other', async () => {
  const { thumb, onValueChange, form } = await set({ defaultValue: [40, 60], step: 10 })
  thumb('From').element().focus()
  await userEvent.keyboard('{ArrowUp}{End}')
  await userEvent.tab()
  await expect.element(thumb('To')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(onValueChange.mock.calls).toEqual([[[50, 60]], [[60, 60]], [[60, 70]]])
  expect(sent(form, 'price')).toEqual(['60', '70'])
})

test('both ends at the maximum can be moved apart by the pointer', async () => {
  const { screen, form, thumb } = await set({ defaultValue: [100, 100], step: 10 })
  const { right, top, height } = thumb('To').element().getBoundingClientRect()
  const hit = document.elementFromPoint(right - 12, top + height / 2)
  expect(hit).toBe(thumb('From').element())
  expect(sent(form, 'price')).toEqual(['100', '100'])
  await screen.unmount()
})

test('is submitted before hydration, and keeps what was chosen until then, up to the other end', async () => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(
    <RangeSlider
      label="Price"
      name="price"
      defaultValue={[40, 60]}
      step={10}
      onValueChange={onValueChange}
    />,
  )
  expect(sent(form, 'price')).toEqual(['40', '60'])
  form.querySelector('input')?.focus()
  await userEvent.keyboard('{End}')
  await hydrate()
  expect(onValueChange.mock.calls).toEqual([[[60, 60]]])
  expect(sent(form, 'price')).toEqual(['60', '60'])
})

test('returns to its initial values when the form is reset', async () => {
  const { screen, thumb, form } = await set({ defaultValue: [40, 60] })
  thumb('From').element().focus()
  await userEvent.keyboard('{Home}')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(thumb('From')).toHaveValue('40')
  expect(sent(form, 'price')).toEqual(['40', '60'])
})
