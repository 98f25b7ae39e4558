import { expect, test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

// Both sides of each breakpoint, in both directions. A window of WebKitGTK is at least 447 px wide.
const widths = [1280, 1101, 1099, 965, 963, 641, 639, 450, 639, 641, 963, 965, 1099, 1101, 1280, 768]

const sizes = () => ({
  width: innerWidth,
  over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
})

const inBothDirections = [
  '/',
  '/contact',
  '/support/terms-and-conditions',
  '/posts',
  '/login',
  '/courses/classic-chignon-in-five-moves',
]

for (const path of [
  ...inBothDirections,
  ...inBothDirections.map((path) => `${path}?lang=fa`),
  '/educations',
  '/live-masterclasses/the-anatomy-of-a-perfect-cut',
])
  test(`${path} answers while its window becomes narrower and wider`, async ({ visitor }) => {
    await visitor.visit(path)
    for (const width of widths) {
      await visitor.resize(width, 900)
      await expect
        .poll(() => visitor.run(sizes, null), { message: `${width} px` })
        .toEqual({ width, over: 0 })
    }
  })

/** Opens a popup, and makes the window narrower and wider around it. */
const popups = {
  'the menu of languages': async ({ visitor }) => {
    await visitor.visit('/contact')
    await visitor.click('button', 'Language')
    await visitor.sees('menuitem', 'Deutsch')
  },
  'the account menu': async ({ visitor }) => {
    await visitor.signIn('learner@example.com')
    await visitor.visit('/')
    await visitor.click('button', 'Your account: Ana')
    await visitor.sees('menuitem', 'My profile')
  },
  'the list of countries': async ({ visitor }) => {
    await visitor.signIn('learner@example.com')
    await visitor.visit('/profile/settings/edit-profile')
    await visitor.fill('Country', 'P')
    await visitor.sees('option', 'Portugal')
  },
} satisfies Record<string, (fixtures: { visitor: Visitor }) => Promise<void>>

for (const [name, open] of Object.entries(popups))
  test(`a window is turned while ${name} is open, and after it was closed`, async ({ visitor }) => {
    await open({ visitor })
    for (const isOpen of [true, false]) {
      if (!isOpen) await visitor.press('Escape')
      for (const width of widths) {
        await visitor.resize(width, 900)
        await expect.poll(() => visitor.run(sizes, null)).toEqual({ width, over: 0 })
      }
      await visitor.resize(1280, 900)
    }
  })
