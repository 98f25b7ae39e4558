import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/dialog.tsx'
import { ContextMenu, ContextMenuCheckbox, ContextMenuItem, ContextMenuSeparator } from './context-menu.tsx'
import { findContextMenu } from './context-menu.testing.ts'

function Row({ onRefund }: { onRefund?: () => void }) {
  const [isMarked, setIsMarked] = useState(false)
  return (
    <ContextMenu
      label="Order CH-1"
      trigger={
        <div className="p-8">
          <a href="#ch-1">CH-1</a>
        </div>
      }
    >
      <ContextMenuItem asChild>
        <a href="#opened">Open</a>
      </ContextMenuItem>
      <ContextMenuItem onClick={onRefund}>Refund</ContextMenuItem>
      <ContextMenuItem disabled>Cancel</ContextMenuItem>
      <ContextMenuSeparator />
      <ContextMenuCheckbox checked={isMarked} onCheckedChange={setIsMarked}>
        Marked
      </ContextMenuCheckbox>
    </ContextMenu>
  )
}

test('opens at a right click; keys move and choose, and Escape closes it', async () => {
  const onRefund = vi.fn<() => void>()
  const screen = await render(<Row onRefund={onRefund} />)
  await userEvent.click(screen.getByRole('link', { name: 'CH-1' }), { button: 'right' })
  await expect.element(screen.getByRole('menu', { name: 'Order CH-1' })).toBeVisible()
  const { items, item } = findContextMenu('Order CH-1')
  expect(items).toEqual(['Open', 'Refund', 'Cancel', 'Marked'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(item('Refund')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onRefund).toHaveBeenCalledOnce()
  await expect.poll(() => screen.getByRole('menu').elements()).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'CH-1' }), { button: 'right' })
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.getByRole('menu').elements()).toEqual([])
})

test('a check item keeps what the caller keeps, and a link is followed', async () => {
  const screen = await render(<Row />)
  const open = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'CH-1' }), { button: 'right' })
    await expect.element(screen.getByRole('menu')).toBeVisible()
    return findContextMenu('Order CH-1')
  }
  await userEvent.click((await open()).item('Marked'))
  await expect.poll(() => screen.getByRole('menu').elements()).toEqual([])
  const { item } = await open()
  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Marked' })).toBeChecked()
  await userEvent.click(item('Open'))
  expect(location.hash).toBe('#opened')
  location.hash = ''
})

test('works in a modal dialog', async () => {
  const onRefund = vi.fn<() => void>()
  const screen = await render(
    <Dialog title="Orders" defaultOpen>
      <Row onRefund={onRefund} />
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'CH-1' }), { button: 'right' })
  await userEvent.click(screen.getByRole('menuitem', { name: 'Refund' }))
  expect(onRefund).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('has no style on the server', () => {
  expect(renderToString(<Row />)).not.toContain(' style=')
})
