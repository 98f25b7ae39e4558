import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openComponents } from './open-components.tsx'

const withTrigger = openComponents.filter(({ trigger }) => trigger !== undefined)

/** Also false for a text that is not rendered. */
const isVisible = (text: Locator) => text.elements().some((element) => element.checkVisibility())

async function show(
  element: React.ReactElement,
  { content, close, trigger }: (typeof openComponents)[number],
) {
  const screen = await render(<div className="p-20">{element}</div>)
  return {
    text: screen.getByText(content).first(),
    close: async () => {
      if (close === undefined) return userEvent.keyboard('{Escape}')
      await screen.getByRole('button', { name: close }).first().click()
    },
    press: () => screen.getByRole('button', { name: trigger ?? '' }).click(),
  }
}

test.each(openComponents)('$name starts with defaultOpen, closes, and reports it', async (component) => {
  const onOpenChange = vi.fn()
  const { text, close } = await show(component.render({ defaultOpen: true, onOpenChange }), component)
  await expect.element(text).toBeVisible()
  expect(onOpenChange).not.toHaveBeenCalled()
  await close()
  await expect.poll(() => isVisible(text)).toBe(false)
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]])
})

test.each(openComponents)(
  '$name with open stays open, and reports each attempt to close it',
  async (component) => {
    const onOpenChange = vi.fn()
    const { text, close } = await show(component.render({ open: true, onOpenChange }), component)
    await expect.element(text).toBeVisible()
    await close()
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]])
    await expect.element(text).toBeVisible()
    await close()
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false], [false]])
    await expect.element(text).toBeVisible()
  },
)

test.each(withTrigger)('$name without props opens and closes by itself', async (component) => {
  const onOpenChange = vi.fn()
  const { text, close, press } = await show(component.render({ onOpenChange }), component)
  await press()
  await expect.element(text).toBeVisible()
  await close()
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true], [false]])
})

test.each(withTrigger)(
  '$name with open={false} stays closed, and reports the attempt to open it',
  async (component) => {
    const onOpenChange = vi.fn()
    const { text, press } = await show(component.render({ open: false, onOpenChange }), component)
    await press()
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]])
    await expect.poll(() => isVisible(text)).toBe(false)
  },
)

function Controlled({ component }: { component: (typeof openComponents)[number] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        From elsewhere
      </button>
      {component.render({ open, onOpenChange: setOpen })}
    </>
  )
}

test.each(openComponents)('$name opens and closes when open changes', async (component) => {
  const screen = await render(<Controlled component={component} />)
  const text = screen.getByText(component.content).first()
  await screen.getByRole('button', { name: 'From elsewhere' }).click()
  await expect.element(text).toBeVisible()
  if (component.close === undefined) await userEvent.keyboard('{Escape}')
  else await screen.getByRole('button', { name: component.close }).first().click()
  await expect.poll(() => isVisible(text)).toBe(false)
})
