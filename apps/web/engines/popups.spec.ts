import { expect, test } from './fixtures.ts'
import { isPopupInWindow } from './in-window.ts'

test('a menu opens by arrow keys, and Escape returns to its button', async ({ visitor }) => {
  await visitor.visit('/contact')
  await visitor.click('button', 'Language')
  await visitor.sees('menuitem', 'Deutsch')
  await visitor.press('Escape')
  await visitor.seesNo('menuitem', 'Deutsch')
  await expect
    .poll(async () => {
      await visitor.press('ArrowDown')
      return visitor.focused()
    })
    .toBe('English')
  await visitor.press('ArrowDown')
  expect(await visitor.focused()).toBe('Deutsch')
  await visitor.press('Enter')
  await visitor.isAt(/lang=de/)
})

test('a list opens above its field at the bottom of the window, and below it at the top', async ({
  visitor,
}) => {
  await visitor.signIn('learner@example.com')
  await visitor.visit('/profile/settings/edit-profile')
  await visitor.click('field', 'Country')
  for (const block of ['end', 'start'] as const) {
    await visitor.press('Escape')
    await visitor.run(
      (to) => document.activeElement?.scrollIntoView({ block: to, behavior: 'instant' }),
      block,
    )
    await visitor.press('ArrowDown')
    await expect.poll(() => visitor.run(isPopupInWindow, null)).toBe(true)
    const isAbove = await visitor.run(() => {
      const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
      return top(document.querySelector('[popover]:popover-open')) < top(document.activeElement)
    }, null)
    expect(isAbove).toBe(block === 'end')
  }
})
