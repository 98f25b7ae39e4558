import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { QualificationCard } from './qualification-card.tsx'

test('shows the percentage, the status and the finished courses', async () => {
  const screen = await render(
    <QualificationCard
      name="Cutting"
      courses={[
        { id: '1', name: 'The bob', isDone: true },
        { id: '2', name: 'Layers that fall', link: <a href="#layers" /> },
      ]}
      progress={50}
      progressLabel="50 % of the silver certificate"
      progressText="50%"
      status="One more course to the silver certificate"
    />,
  )
  const ring = screen.getByRole('progressbar', { name: '50 % of the silver certificate' })
  await expect.element(ring).toHaveAttribute('aria-valuenow', '50')
  const [done, open] = screen.getByRole('listitem').elements()
  expect(done?.textContent).toBe('The bobDone')
  expect(open?.textContent).toBe('Layers that fall')
  await expect
    .element(screen.getByRole('link', { name: 'Layers that fall' }))
    .toHaveAttribute('href', '#layers')
  await expect.element(screen.getByText('50%')).toBeVisible()
  await expect.element(screen.getByText('One more course to the silver certificate')).toBeVisible()
})
