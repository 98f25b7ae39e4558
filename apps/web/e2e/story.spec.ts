import { expect, test } from './fixtures.ts'

const story = '/stories/towels-folded-kettle-on'

test('stories open in full screen, each has an address, and closing leads back', async ({ page, visit }) => {
  await visit('/about')
  await visit(story)
  const viewer = page.getByRole('dialog', { name: 'Behind the chair' })
  await expect(viewer.getByText('Seven o’clock, towels folded, kettle on')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/stories/apron-after-copper-day')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(story)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('closing a story returns the focus to its circle', async ({ page, visit }) => {
  await visit('/posts')
  const circle = page.getByRole('main').getByRole('link', { name: /^Behind the chair/ })
  await circle.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Behind the chair' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/posts')
  await expect(circle).toBeFocused()
})

test('a translated story is paused and shown as it was written', async ({ page, visit }) => {
  await visit(story)
  const viewer = page.getByRole('dialog', { name: 'Behind the chair' })
  await viewer.getByRole('button', { name: 'Show original' }).click()
  await expect(viewer.locator('[lang=pt]')).toHaveText('Sete da manhã, toalhas dobradas, chaleira ao lume')
  await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible()
  await viewer.getByRole('button', { name: 'Show translation' }).click()
  await expect(viewer.getByText('Seven o’clock, towels folded, kettle on')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 740 } })

  test('stories change by a swipe, in the direction of the language', async ({ page, context, visit }) => {
    const touch = await context.newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      const touchAt = (x: number) => ({ touchPoints: [{ x, y: 360 }] })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...touchAt(from) })
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          ...touchAt(from + (to - from) * part),
        })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await visit(story)
    await expect(page.getByRole('dialog')).toBeVisible()
    await swipe(300, 80)
    await expect(page).toHaveURL('/stories/apron-after-copper-day')
    await swipe(80, 300)
    await expect(page).toHaveURL(story)
    await visit(`${story}?lang=fa`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await swipe(80, 300)
    await expect(page).toHaveURL('/stories/apron-after-copper-day')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a story is a page that leads to the next one', async ({ page, visit }) => {
    await visit(story)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Seven o’clock, towels folded, kettle on',
    )
    await page.getByRole('link', { name: 'Show original' }).click()
    await expect(page.getByRole('heading', { level: 1 }).locator('[lang=pt]')).toBeVisible()
    await page.getByRole('link', { name: 'Next story' }).click()
    await expect(page).toHaveURL('/stories/apron-after-copper-day')
  })
})
