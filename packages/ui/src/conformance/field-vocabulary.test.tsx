import { StrictMode, type ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fieldRows } from './field-rows.ts'
import { folders } from './stories.ts'

/** What the form would send; none of the forms has files. */
const dataOf = (form: HTMLFormElement) => [...new FormData(form)]

/** Renders the field in a form, unless it is a form itself. */
async function show(field: ReactElement, isForm: boolean): Promise<HTMLFormElement> {
  const { container } = await render(
    <StrictMode>{isForm ? field : <form aria-label="Order">{field}</form>}</StrictMode>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form.')
  return form
}

const isForm = (name: string) => name === 'ExamQuestion'
const have = (prop: 'hint' | 'error' | 'isRequired') => fieldRows.filter(({ without }) => !without?.[prop])

test('every row belongs to a component', () => {
  const folderOf = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  expect(fieldRows.map(({ name }) => folderOf(name)).filter((folder) => !folders.includes(folder))).toEqual(
    [],
  )
})

test.each(fieldRows)('$name: reports the new value', async ({ name, show: field, enter, reported }) => {
  const report = vi.fn()
  const form = await show(field({}, report), isForm(name))
  expect(report).not.toHaveBeenCalled()
  await enter(form)
  expect(report.mock.lastCall).toEqual([reported])
})

test.each(fieldRows.filter(({ name }) => name !== 'FileDrop'))(
  '$name: keeps its controlled value',
  async ({ name, show: field, enter, reported }) => {
    const report = vi.fn()
    const form = await show(field({}, report, true), isForm(name))
    const before = dataOf(form)
    await enter(form)
    expect(report.mock.lastCall).toEqual([reported])
    // A number is kept as it was typed until the field is left.
    await userEvent.tab()
    expect(dataOf(form)).toEqual(before)
  },
)

test.each(have('isRequired'))(
  '$name: is required natively, and announced as such',
  async ({ name, show: field, enter }) => {
    const optional = await show(field({}), isForm(name))
    expect(optional.querySelector(':required')).toBeNull()
    const form = await show(field({ isRequired: true }), isForm(name))
    const required = form.querySelector(':required')
    expect(required).toBeRequired()
    const radios = required?.closest('fieldset:has([type=radio])')
    if (radios) expect(radios).toBeRequired()
    // A counter is never empty.
    expect(form.checkValidity()).toBe(name === 'Counter')
    await enter(form)
    expect(form.checkValidity()).toBe(true)
  },
)

test.each(have('error'))('$name: is described by its hint and its error', async ({ name, show: field }) => {
  const form = await show(field({ hint: 'As on your card.', error: 'Fill it in.' }), isForm(name))
  expect(form.querySelector('[aria-describedby]')).toHaveAccessibleDescription('As on your card. Fill it in.')
})

test.each(have('hint'))('$name: has neither hint nor error by default', async ({ name, show: field }) => {
  const form = await show(field({}), isForm(name))
  expect(form.querySelector('[aria-describedby], [aria-invalid]')).toBeNull()
})
