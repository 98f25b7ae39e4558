import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Skeleton } from './skeleton.tsx'

test('reserves space and is not announced', async () => {
  const screen = await render(
    <section aria-label="Courses" aria-busy="true">
      <Skeleton shape="portrait" data-testid="cover" />
    </section>,
  )
  const box = screen.getByTestId('cover').element()
  expect(box.getBoundingClientRect().height).toBeGreaterThan(box.getBoundingClientRect().width)
  expect(box.getAttribute('aria-hidden')).toBe('true')
})
