import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HoverCard } from './hover-card.tsx'

const card = (onOpenChange?: (open: boolean) => void) => (
  <div className="p-20">
    <HoverCard card="ana@chignon.example" onOpenChange={onOpenChange}>
      <a href="#ana">Ana Díaz</a>
    </HoverCard>
    <button type="button">Next</button>
  </div>
)

test('opens while its link is hovered, and closes after', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  const screen = await render(card(onOpenChange))
  await userEvent.hover(screen.getByRole('link'))
  await expect.element(screen.getByText('ana@chignon.example')).toBeVisible()
  await userEvent.hover(screen.getByRole('button', { name: 'Next' }))
  await expect.poll(() => screen.getByText('ana@chignon.example').elements()).toEqual([])
  expect(onOpenChange.mock.calls).toEqual([[true], [false]])
})

test('opens once for a pointer that is reported twice', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  const screen = await render(card(onOpenChange))
  const link = screen.getByRole('link').element()
  const enter = { bubbles: true, pointerType: 'mouse' }
  link.dispatchEvent(new PointerEvent('pointerover', enter))
  link.dispatchEvent(new PointerEvent('pointerover', enter))
  await expect.element(screen.getByText('ana@chignon.example')).toBeVisible()
  await userEvent.hover(link)
  await userEvent.hover(screen.getByRole('button', { name: 'Next' }))
  await expect.poll(() => screen.getByText('ana@chignon.example').elements()).toEqual([])
  expect(onOpenChange.mock.calls).toEqual([[true], [false]])
})

test('opens by focus, and Escape closes it', async () => {
  const screen = await render(card())
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link')).toHaveFocus()
  await expect.element(screen.getByText('ana@chignon.example')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.getByText('ana@chignon.example').elements()).toEqual([])
  await expect.element(screen.getByRole('link')).toHaveFocus()
})
