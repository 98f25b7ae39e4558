import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sent, serverForm } from '../form-state/form-suite.tsx'
import { Slider, type SliderProps } from './slider.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const set = async (props: Partial<SliderProps> = {}) => {
  const onValueChange = vi.fn()
  const screen = await render(
    <form>
      <Slider label="Shine" name="shine" onValueChange={onValueChange} {...props} />
      <button type="reset">Reset</button>
    </form>,
  )
  const form = screen.container.querySelector('form')
  return { screen, onValueChange, slider: screen.getByRole('slider', { name: 'Shine' }), form }
}

test('is named by its label, announces its formatted value and shows it', async () => {
  const { slider, screen } = await set({
    defaultValue: 30,
    hint: 'After drying',
    error: 'Too low',
    formatValue: (value) => `${value} %`,
  })
  await expect.element(slider).toHaveAccessibleDescription('After drying Too low')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '30 %')
  await expect.element(screen.getByText('30 %')).toBeVisible()
})

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
])('in %s, %s adds a step', async (dir, key) => {
  document.documentElement.dir = dir
  const { slider, onValueChange, form } = await set({ min: 10, max: 20, step: 2 })
  slider.element().focus()
  await userEvent.keyboard(`${key}${key}`)
  await userEvent.keyboard('{End}')
  expect(onValueChange.mock.calls).toEqual([[12], [14], [20]])
  expect(sent(form, 'shine')).toEqual(['20'])
})

test('fills its track to the value, from the side where the text begins', async () => {
  const { screen } = await set({ defaultValue: 50 })
  const box = () => screen.container.querySelector('rect')?.getBoundingClientRect()
  const track = () => screen.container.querySelector('svg')?.getBoundingClientRect()
  expect(box()?.left).toBeCloseTo(track()?.left ?? 0, 0)
  expect(box()?.width).toBeCloseTo((track()?.width ?? 0) / 2, 0)
  document.documentElement.dir = 'rtl'
  expect(box()?.right).toBeCloseTo(track()?.right ?? 0, 0)
})

test('keeps the value of its owner', async () => {
  const { slider, onValueChange } = await set({ value: 40 })
  slider.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(onValueChange).toHaveBeenCalledWith(41)
  await expect.element(slider).toHaveValue('40')
})

test('is submitted before hydration, and keeps what was chosen until then', async () => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(
    <Slider label="Shine" name="shine" defaultValue={30} onValueChange={onValueChange} />,
  )
  expect(sent(form, 'shine')).toEqual(['30'])
  form.querySelector('input')?.focus()
  await userEvent.keyboard('{ArrowUp}')
  await hydrate()
  expect(sent(form, 'shine')).toEqual(['31'])
  expect(onValueChange.mock.calls).toEqual([[31]])
})

test('returns to its initial value when the form is reset', async () => {
  const { screen, slider, form } = await set({ defaultValue: 30 })
  slider.element().focus()
  await userEvent.keyboard('{Home}')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(slider).toHaveValue('30')
  expect(sent(form, 'shine')).toEqual(['30'])
})
