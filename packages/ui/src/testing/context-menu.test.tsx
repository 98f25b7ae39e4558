import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContextMenu, ContextMenuItem } from '../context-menu/context-menu.tsx'
import { findContextMenu } from '../context-menu/context-menu.testing.ts'

test('context menu: is found while it is open', async () => {
  const screen = await render(
    <ContextMenu label="Order CH-1" trigger={<a href="#ch-1">CH-1</a>}>
      <ContextMenuItem>Refund</ContextMenuItem>
    </ContextMenu>,
  )
  expect(() => findContextMenu('Order CH-1')).toThrow('There is no open context menu “Order CH-1” here')
  await userEvent.click(screen.getByRole('link'), { button: 'right' })
  await expect.element(screen.getByRole('menu')).toBeVisible()
  const { items, item } = findContextMenu('Order CH-1')
  expect([items, item('Refund').tagName]).toEqual([['Refund'], 'BUTTON'])
})
