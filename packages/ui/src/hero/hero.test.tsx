import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Hero } from './hero.tsx'

const title = (
  <>
    The anatomy of <em>a perfect cut</em>
  </>
)

test('opens the page with its one headline, and pairs figures with what they are', async () => {
  const screen = await render(
    <Hero seed="cut" title={title} facts={[{ id: 'seats', label: 'Seats left', value: '14 of 50' }]} />,
  )
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'The anatomy of a perfect cut' }))
    .toBeVisible()
  await expect.element(screen.getByRole('term')).toHaveTextContent('Seats left')
  await expect.element(screen.getByRole('definition')).toHaveTextContent('14 of 50')
})

test('stresses by italics, in Persian by colour', async () => {
  const screen = await render(
    <>
      <Hero seed="cut" title={<em>cut</em>} />
      <div lang="fa" dir="rtl">
        <Hero seed="cut" title={<em>برش</em>} />
      </div>
    </>,
  )
  const latin = getComputedStyle(screen.getByText('cut').element())
  const persian = getComputedStyle(screen.getByText('برش').element())
  expect(latin.fontStyle).toBe('italic')
  expect(persian.fontStyle).toBe('normal')
  expect(persian.color).not.toBe(latin.color)
})

test('never makes the page wider than the window', async () => {
  await render(<Hero seed="cut" title={title} />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})
