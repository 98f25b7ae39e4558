import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CourseProgress } from './course-progress.tsx'

test('shows the progress as a number and in words', async () => {
  const screen = await render(
    <CourseProgress
      title="The bob"
      seed="bob"
      lessons={[
        { id: 'a', isDone: true, duration: 60 },
        { id: 'b', isDone: false, duration: 60 },
      ]}
      label="Your progress"
      valueText="1 of 2 lessons"
      action={<a href="?lessonId=b">Go on</a>}
    />,
  )
  const bar = screen.getByRole('progressbar', { name: 'Your progress' })
  await expect.element(bar).toHaveAttribute('value', '0.5')
  await expect.element(bar).toHaveAccessibleDescription('1 of 2 lessons')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'The bob' })).toBeVisible()
})
