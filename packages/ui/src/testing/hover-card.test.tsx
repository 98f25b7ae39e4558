import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { HoverCard } from '../hover-card/hover-card.tsx'
import { readHoverCard } from '../hover-card/hover-card.testing.ts'

test('hover card: is read while it is shown', async () => {
  const shown = (open: boolean) => (
    <HoverCard card="3 orders" open={open} onOpenChange={() => {}}>
      <a href="#ana">Ana Díaz</a>
    </HoverCard>
  )
  const { container, rerender } = await render(shown(false))
  const link = container.querySelector('a')
  if (!link) throw new Error('There is no link.')
  expect(readHoverCard(link)).toBe('')
  await rerender(shown(true))
  await expect.poll(() => readHoverCard(link)).toBe('3 orders')
})
