import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Price } from '../price/price.tsx'
import { CourseCard } from './course-card.tsx'

test('shows the category, the name, the lessons and the price', async () => {
  const screen = await render(
    <CourseCard
      link={<a href="#bob" />}
      cover={<svg />}
      badge="First lesson free"
      overline="Cutting"
      title="The bob, from line to movement"
      facts="8 lessons"
      price={<Price amount="$49.00" />}
    />,
  )
  for (const words of ['First lesson free', 'Cutting', '8 lessons', '$49.00'])
    await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'The bob, from line to movement' })).toBeVisible()
})
