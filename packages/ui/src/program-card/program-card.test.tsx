import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProgramCard } from './program-card.tsx'

test('lists the names of its courses in order', async () => {
  const screen = await render(
    <ProgramCard
      link={<a href="#cutter" />}
      cover={<svg />}
      title="The complete cutter"
      courses={[
        { id: 'a', name: 'The bob' },
        { id: 'b', name: 'Layers that fall' },
      ]}
    />,
  )
  const courses = screen.getByRole('list', { name: 'Courses' })
  await expect.element(courses).toBeVisible()
  expect([...courses.element().children].map((item) => item.textContent)).toEqual([
    'The bob',
    'Layers that fall',
  ])
})
