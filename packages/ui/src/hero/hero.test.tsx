import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Hero } from './hero.tsx'

const title = (
  <>
    The anatomy of <em>a perfect cut</em>
  </>
)

test('renders the only h1 and associates figures with their labels', async () => {
  const screen = await render(
    <Hero seed="cut" title={title} facts={[{ id: 'seats', label: 'Seats left', value: '14 of 50' }]} />,
  )
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'The anatomy of a perfect cut' }))
    .toBeVisible()
  await expect.element(screen.getByRole('term')).toHaveTextContent('Seats left')
  await expect.element(screen.getByRole('definition')).toHaveTextContent('14 of 50')
})

test('emphasises by italics, in Persian by colour', async () => {
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

test('never exceeds the width of the window', async () => {
  await render(<Hero seed="cut" title={title} />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})
