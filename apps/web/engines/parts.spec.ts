import { expect, test } from './fixtures.ts'
import { isPopupInWindow } from './in-window.ts'
import type { Visitor } from './visitor.ts'

const valueOf = (visitor: Visitor, name: string) =>
  visitor.run((of) => {
    const form = document.querySelector('form')
    const values = form ? new FormData(form).getAll(of) : []
    return values.filter((value) => typeof value === 'string').join(' ')
  }, name)

/** Scrolls the focused element to an edge of the window. */
const scrollTo = (visitor: Visitor, edge: 'start' | 'end') =>
  visitor.run((block) => document.activeElement?.scrollIntoView({ block, behavior: 'instant' }), edge)

test('a date is typed part by part, and chosen in the calendar by keys and by a click', async ({
  visitor,
  parts,
}) => {
  await visitor.visit(parts)
  await visitor.click('field', 'month')
  await visitor.press('3', '1', '4', '2', '0', '2', '7')
  await expect.poll(() => valueOf(visitor, 'date')).toBe('2027-03-14')
  await visitor.click('button', 'Open calendar')
  await visitor.sees('dialog', 'Date of birth')
  await visitor.press('ArrowRight', 'ArrowDown', 'Enter')
  await expect.poll(() => valueOf(visitor, 'date')).toBe('2027-03-22')
  await visitor.seesNo('dialog', 'Date of birth')
  await visitor.click('button', 'Open calendar')
  await visitor.click('text', 'Monday, March 1, 2027')
  await expect.poll(() => valueOf(visitor, 'date')).toBe('2027-03-01')
  await visitor.click('button', 'Open calendar')
  await visitor.sees('dialog', 'Date of birth')
  await visitor.press('Escape')
  await visitor.seesNo('dialog', 'Date of birth')
  expect(await visitor.run(() => document.activeElement?.tagName, null)).toBe('BUTTON')
})

for (const address of ['/', '/?fa'])
  test(`the calendar of ${address} is in the window wherever its field is`, async ({ visitor, parts }) => {
    await visitor.visit(new URL(address, parts).href)
    await visitor.run(() => document.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus(), null)
    for (const edge of ['end', 'start'] as const) {
      await scrollTo(visitor, edge)
      await visitor.press('Enter')
      await expect.poll(() => visitor.run(isPopupInWindow, null), { message: edge }).toBe(true)
      await visitor.press('Escape')
      await expect.poll(() => visitor.run(isPopupInWindow, null)).toBe(null)
    }
  })

test('a menu opens its submenu beside it, and each Escape closes one of them', async ({ visitor, parts }) => {
  await visitor.visit(parts)
  await visitor.click('button', 'Lesson')
  await expect.poll(visitor.focused).toBe('Rename')
  await visitor.press('ArrowDown', 'ArrowRight')
  await expect.poll(visitor.focused).toBe('Foundations')
  await expect.poll(() => visitor.run(isPopupInWindow, null)).toBe(true)
  await visitor.press('Escape')
  await visitor.seesNo('menuitem', 'Foundations')
  await expect.poll(visitor.focused).toContain('Move to')
  await visitor.press('Escape')
  await visitor.seesNo('menuitem', 'Rename')
  await expect.poll(visitor.focused).toBe('Lesson')
})

test('a combobox finds an option by its text, and one for several keeps them all', async ({
  visitor,
  parts,
}) => {
  await visitor.visit(parts)
  await visitor.fill('Favourite cut', 'fring')
  await visitor.sees('option', 'Curtain fringe')
  await expect.poll(() => visitor.run(isPopupInWindow, null)).toBe(true)
  await visitor.press('Enter')
  await expect.poll(() => valueOf(visitor, 'cut')).toBe('Curtain fringe')
  await visitor.fill('Interests', 'bo')
  await visitor.sees('option', 'Bob')
  await visitor.press('Enter', 'p', 'i', 'x')
  await visitor.sees('option', 'Pixie')
  await visitor.press('Enter', 'Escape')
  await expect.poll(() => valueOf(visitor, 'interest')).toBe('Bob Pixie')
})
