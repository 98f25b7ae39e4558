import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { findLesson } from './lesson-list.testing.ts'
import { LessonList } from './lesson-list.tsx'

test('links the free lesson to its preview and announces the others as locked before purchase', async () => {
  const screen = await render(
    <LessonList
      items={[
        {
          id: 'a',
          number: '1',
          name: 'Read the hairline',
          duration: '07:00',
          isFree: true,
          link: <a href="#a" />,
        },
        { id: 'b', number: '2', name: 'Four sections', duration: '09:30', isLocked: true },
      ]}
    />,
  )
  const [first, second] = screen.getByRole('listitem').elements()
  await expect.element(screen.getByRole('link', { name: 'Read the hairline' })).toHaveAttribute('href', '#a')
  expect(first?.textContent).toContain('Free')
  expect(second?.textContent).toContain('Locked')
  expect(second?.querySelector('a')).toBeNull()
})

test('marks every lesson that can be opened if others are locked, and shows the action of a lesson', async () => {
  const screen = await render(
    <LessonList
      items={[
        { id: 'a', number: '1', name: 'Read the hairline', link: <a href="#a" /> },
        {
          id: 'b',
          number: '2',
          name: 'Four sections',
          isLocked: true,
          action: <button type="button">Choose</button>,
        },
      ]}
    />,
  )
  const [first, second] = screen.getByRole('listitem').elements()
  expect(first?.querySelector('svg')).not.toBeNull()
  expect(first?.textContent).not.toContain('Free')
  expect(second?.textContent).toContain('Locked')
  await expect.element(screen.getByRole('button', { name: 'Choose' })).toBeVisible()
})

test('distinguishes done and current lessons while learning', async () => {
  const screen = await render(
    <LessonList
      items={[
        { id: 'a', number: '1', name: 'Read the hairline', link: <a href="#a" />, isDone: true },
        { id: 'b', number: '2', name: 'Four sections', link: <a href="#b" />, isCurrent: true },
      ]}
    />,
  )
  await expect.element(screen.getByText('Done')).toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Four sections' }))
    .toHaveAttribute('aria-current', 'page')
})

test('opens a lesson by a click anywhere in its row', async () => {
  const screen = await render(
    <LessonList
      items={[
        { id: 'a', number: '1', name: 'Read the hairline', duration: '07:00', link: <a href="#row" /> },
      ]}
    />,
  )
  await screen.getByText('07:00').click({ force: true })
  expect(location.hash).toBe('#row')
})

test('shows no duration of a lesson without one', async () => {
  const screen = await render(<LessonList items={[{ id: 'a', number: '1', name: 'Sectioning' }]} />)
  expect(screen.container.querySelector('bdi')).toBeNull()
  expect(findLesson(screen.container, 'Sectioning').duration).toBe('')
})
