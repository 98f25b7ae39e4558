import { expect, test } from './fixtures.ts'

test('a guest goes from the home page to the search, sees suggestions, and opens a course', async ({
  visitor,
}) => {
  await visitor.visit('/')
  await visitor.click('link', 'Education')
  await visitor.isAt(/^\/educations/)
  await visitor.watchOptions()
  // The suggestions close as soon as the results are there.
  await expect
    .poll(async () => {
      await visitor.fill('Search courses and programs', 'balayag')
      await visitor.press('e')
      return visitor.watchedOptions()
    })
    .toContainEqual(expect.stringContaining('Freehand balayage'))
  await visitor.press('Enter')
  await visitor.isAt(/search=balayage/)
  await visitor.click('link', 'Freehand balayage')
  await visitor.isAt(/^\/courses\/freehand-balayage/)
  await visitor.sees('heading', 'Freehand balayage')
})

test('the free lesson plays in its dialog, obeys its keys, and Escape closes one level at a time', async ({
  visitor,
}) => {
  await visitor.visit('/courses/classic-chignon-in-five-moves')
  await visitor.click('link', 'Set for grip')
  await visitor.click('button', 'Play', true)
  const video = () =>
    visitor.run(() => {
      const element = document.querySelector('video')
      return { isMuted: element?.muted, isPaused: element?.paused }
    }, null)
  await expect.poll(video).toMatchObject({ isPaused: false })
  await visitor.press('m')
  await expect.poll(video).toMatchObject({ isMuted: true })
  await visitor.press('k')
  await expect.poll(video).toMatchObject({ isPaused: true })
  await visitor.click('button', 'Settings')
  await visitor.sees('menuitem', 'Salon')
  await visitor.press('Escape')
  await visitor.seesNo('menuitem', 'Salon')
  await visitor.sees('button', 'Settings')
  await visitor.press('Escape')
  await visitor.seesNo('button', 'Settings')
})
