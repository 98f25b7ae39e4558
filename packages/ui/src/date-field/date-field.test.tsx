import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sent, serverForm } from '../form-state/form-suite.tsx'
import { de } from '../message-packs/de.ts'
import { DateField, type DateFieldProps } from './date-field.tsx'

const set = async (props: Partial<DateFieldProps> = {}) => {
  const onValueChange = vi.fn()
  const screen = await render(
    <form>
      <DateField label="Start" name="start" today="2026-11-22" onValueChange={onValueChange} {...props} />
      <button type="reset">Reset</button>
    </form>,
  )
  const part = (name: string) => screen.getByRole('spinbutton', { name: `${name} Start` })
  const parts = () => [...screen.container.querySelectorAll<HTMLInputElement>('[role=spinbutton]')]
  return {
    screen,
    onValueChange,
    part,
    shown: () => parts().map((input) => input.value),
    value: () => sent(screen.container.querySelector('form'), 'start'),
    button: screen.getByRole('button', { name: 'Open calendar Start' }),
    day: (name: string) => screen.getByRole('gridcell', { name }),
  }
}

test.each([
  ['en', ['month', 'day', 'year'], '11262026', ['11', '26', '2026']],
  ['de', ['Tag', 'Monat', 'Jahr'], '26112026', ['26', '11', '2026']],
  ['fa', ['سال', 'ماه', 'روز'], '14050905', ['۱۴۰۵', '۰۹', '۰۵']],
  ['fa', ['سال', 'ماه', 'روز'], '۱۴۰۵۰۹۰۵', ['۱۴۰۵', '۰۹', '۰۵']],
])('takes digits in the order of %s and moves to the next part', async (locale, names, keys, expected) => {
  const { part, value, shown, onValueChange } = await set({ locale })
  await part(names[0] ?? '').click()
  await userEvent.keyboard(keys)
  expect(shown()).toEqual(expected)
  expect(value()).toEqual(['2026-11-26'])
  expect(onValueChange.mock.calls).toEqual([['2026-11-26']])
  await expect.element(part(names[2] ?? '')).toHaveFocus()
})

test('moves on at a separator, and reads a year of two digits', async () => {
  const { part, value } = await set({ locale: 'de' })
  await part('Tag').click()
  await userEvent.keyboard('1.2.85')
  await userEvent.tab()
  expect(value()).toEqual(['1985-02-01'])
})

test('spins by arrow and page keys within a part', async () => {
  const { part, value, shown } = await set({ defaultValue: '2026-01-31' })
  await part('month').click()
  await userEvent.keyboard('{ArrowUp}')
  expect(shown()).toEqual(['02', '28', '2026'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(value()).toEqual(['2026-12-28'])
  await userEvent.keyboard('{ArrowRight}{Home}{ArrowRight}{PageUp}')
  expect(value()).toEqual(['2031-12-01'])
  await expect.element(part('month')).toHaveAttribute('aria-valuetext', '12 – December')
})

test('an empty part begins at today', async () => {
  const { part, shown } = await set()
  await expect.element(part('day')).toHaveAttribute('aria-valuetext', 'Empty')
  await part('day').click()
  await userEvent.keyboard('{ArrowUp}')
  expect(shown()).toEqual(['', '22', ''])
})

test('arrow keys move to the neighbour on that side, Backspace deletes and goes back', async () => {
  const { part, shown, value } = await set({ locale: 'fa', defaultValue: '2026-11-26' })
  await part('سال').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(part('ماه')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(part('سال')).toHaveFocus()
  await part('روز').click()
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  expect(shown()).toEqual(['۱۴۰۵', '', ''])
  expect(value()).toEqual([''])
  await userEvent.keyboard('{Backspace}')
  await expect.element(part('سال')).toHaveFocus()
})

test.each([
  ['2026-03-04', 'en', '2026-03-04'],
  ['4/3/2026', 'en-GB', '2026-03-04'],
  ['۱۴۰۴/۱۲/۱۳', 'fa', '2026-03-04'],
  ['2026-03-04', 'fa', '2026-03-04'],
])('takes %s when it is pasted into a field of %s', async (text, locale, expected) => {
  const { screen, value } = await set({ locale })
  const parts = screen.getByRole('spinbutton')
  await parts.nth(1).click()
  paste(parts.nth(1).element(), text)
  await expect.poll(value).toEqual([expected])
})

const paste = (input: Element, text: string) => {
  const data = new DataTransfer()
  data.setData('text', text)
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

test('a day that the month does not have becomes its last one when the field is left', async () => {
  const { part, value } = await set({ locale: 'de' })
  await part('Tag').click()
  await userEvent.keyboard('31022027')
  expect(value()).toEqual([''])
  await userEvent.tab()
  await userEvent.tab()
  expect(value()).toEqual(['2027-02-28'])
})

test('says which date it changed, until the date is changed again', async () => {
  const { part, screen } = await set({ locale: 'de', labels: de.dateField })
  await part('Tag').click()
  await userEvent.keyboard('30022027')
  screen.getByRole('button', { name: 'Reset' }).element().focus()
  const note = screen.getByText('30.02.2027 gibt es nicht und wurde in 28. Februar 2027 geändert.')
  await expect.element(note).toBeVisible()
  await expect.element(part('Tag')).toHaveAccessibleDescription(/gibt es nicht/)
  await part('Tag').click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(note).not.toBeInTheDocument()
})

test('says which day or month it changed while the rest is typed', async () => {
  const { part, screen, shown } = await set()
  await part('month').click()
  await userEvent.keyboard('19')
  await userEvent.keyboard('042027')
  expect(shown()).toEqual(['12', '04', '2027'])
  await expect.element(screen.getByText('Month 19 does not exist, so it was changed to 12.')).toBeVisible()
})

test('says that a shorter month changed the day', async () => {
  const { part, screen } = await set({ defaultValue: '2026-01-31' })
  await part('month').click()
  await userEvent.keyboard('{ArrowUp}')
  await expect
    .element(screen.getByText('02/31/2026 does not exist, so it was changed to February 28, 2026.'))
    .toBeVisible()
})

test.each([
  ['30.02.2026', '2026-02-28', '30.02.2026 does not exist, so it was changed to 28. Februar 2026.'],
  ['13.13.2026', '2026-11-26', '“13.13.2026” is not a date.'],
  ['tomorrow', '2026-11-26', '“tomorrow” is not a date.'],
])('says what became of the pasted text %s', async (text, expected, note) => {
  const { part, value, screen } = await set({ locale: 'de', defaultValue: '2026-11-26' })
  await part('Tag').click()
  paste(part('Tag').element(), text)
  await expect.element(screen.getByText(note)).toBeVisible()
  expect(value()).toEqual([expected])
})

test('a press on the submit button does not send a date that was just changed', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const screen = await render(
    <form onSubmit={onSubmit}>
      <DateField label="Start" name="start" locale="de" today="2026-11-22" />
      <button type="submit">Send</button>
    </form>,
  )
  await screen.getByRole('spinbutton', { name: 'Tag Start' }).click()
  await userEvent.keyboard('30022027')
  await screen.getByRole('button', { name: 'Send' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
  await expect.element(screen.getByText(/^30\.02\.2027 does not exist/)).toBeVisible()
  await screen.getByRole('button', { name: 'Send' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('Alt and ↓ open the calendar, Alt and ↑ close it', async () => {
  const { part, screen } = await set({ defaultValue: '2026-11-26' })
  await part('day').click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(screen.getByRole('gridcell', { selected: true })).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument()
  await expect.element(part('day')).toHaveFocus()
  await expect.element(part('day')).toHaveValue('26')
})

test('a read-only field does not open its calendar by key', async () => {
  const { part, screen } = await set({ defaultValue: '2026-11-26', readOnly: true })
  await part('day').click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument()
})

test('chooses from the calendar and returns the focus', async () => {
  const { button, day, value, onValueChange, screen } = await set({ defaultValue: '2026-11-26' })
  await button.click()
  await expect.element(day('Thursday, November 26, 2026')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(value()).toEqual(['2026-12-03'])
  expect(onValueChange.mock.calls).toEqual([['2026-12-03']])
  await expect.element(button).toHaveFocus()
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument()
})

test('the calendar closes by its button, by Escape and when the focus leaves it', async () => {
  const { button, screen } = await set()
  const grid = screen.getByRole('grid')
  await button.click()
  await expect.element(grid).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(grid).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  await expect.element(grid).toBeVisible()
  await button.click()
  await expect.element(grid).not.toBeInTheDocument()
  await button.click()
  await expect.element(grid).toBeVisible()
  screen.getByRole('button', { name: 'Reset' }).element().focus()
  await expect.element(grid).not.toBeInTheDocument()
})

test('chooses today and empties the field', async () => {
  const { button, screen, value } = await set()
  await button.click()
  await screen.getByRole('button', { name: 'Today' }).click()
  expect(value()).toEqual(['2026-11-22'])
  await button.click()
  await screen.getByRole('button', { name: 'Clear' }).click()
  expect(value()).toEqual([''])
})

test.each([
  [{ min: '2026-12-01' }, 'Choose December 1, 2026 or a later date'],
  [{ max: '2026-11-25' }, 'Choose November 25, 2026 or an earlier date'],
  [{ isDateUnavailable: () => true }, 'This date is not available. Choose another one.'],
])('announces a typed date that may not be chosen, and keeps it (%o)', async (limits, message) => {
  const { part, value, screen } = await set(limits)
  await part('month').click()
  await userEvent.keyboard('11262026')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('status')).toHaveTextContent(message)
  await expect.element(part('month')).toHaveAccessibleDescription(new RegExp(message))
  await expect.element(part('month')).toBeInvalid()
  expect(screen.container.querySelector('form')?.checkValidity()).toBe(false)
  expect(value()).toEqual(['2026-11-26'])
})

test('reports an incomplete date when the field is left', async () => {
  const { part, screen } = await set()
  await part('month').click()
  await userEvent.keyboard('11')
  screen.getByRole('button', { name: 'Reset' }).element().focus()
  await expect.element(part('month')).toHaveAccessibleDescription('Enter day, month and year')
})

test('is described by its hint and error, and required', async () => {
  const { screen, part } = await set({ hint: 'In spring', error: 'Choose a day', isRequired: true })
  await expect
    .element(screen.getByRole('group', { name: 'Start' }))
    .toHaveAccessibleDescription('In spring Choose a day')
  await expect.element(part('day')).toBeInvalid()
  await expect.element(part('day')).toBeRequired()
})

test('is a native date input before hydration, and keeps what was entered in it and the focus', async () => {
  const onValueChange = vi.fn()
  const { form, hydrate } = serverForm(
    <DateField label="Start" name="start" min="2026-01-01" isRequired onValueChange={onValueChange} />,
  )
  const input = form.querySelector('input')
  expect([input?.type, input?.min, input?.required]).toEqual(['date', '2026-01-01', true])
  if (input) await userEvent.fill(input, '2026-12-24')
  expect(sent(form, 'start')).toEqual(['2026-12-24'])
  await hydrate()
  expect(sent(form, 'start')).toEqual(['2026-12-24'])
  expect(form.querySelector('[role=spinbutton]')).toHaveFocus()
  expect(onValueChange.mock.calls).toEqual([['2026-12-24']])
})

test('returns to its initial date when the form is reset', async () => {
  const { screen, part, value, shown } = await set({ defaultValue: '2026-11-26' })
  await part('day').click()
  await userEvent.keyboard('{Backspace}')
  expect(value()).toEqual([''])
  await screen.getByRole('button', { name: 'Reset' }).click()
  expect(value()).toEqual(['2026-11-26'])
  expect(shown()).toEqual(['11', '26', '2026'])
})

test('submits nothing in a disabled fieldset', async () => {
  const screen = await render(
    <form>
      <fieldset disabled>
        <DateField label="Start" name="start" defaultValue="2026-11-26" />
      </fieldset>
    </form>,
  )
  for (const part of screen.getByRole('spinbutton').all()) await expect.element(part).toBeDisabled()
  await expect.element(screen.getByRole('button')).toBeDisabled()
  expect(sent(screen.container.querySelector('form'), 'start')).toEqual([])
})

test('keeps its controlled value', async () => {
  const { part, shown, value } = await set({ value: '2026-11-26' })
  await part('day').click()
  await userEvent.keyboard('{ArrowUp}')
  expect(shown()).toEqual(['11', '26', '2026'])
  expect(value()).toEqual(['2026-11-26'])
})
