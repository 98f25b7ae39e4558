import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Table } from './table.tsx'

test('is named by its caption, and its scrollable region can be focused and scrolled by keyboard', async () => {
  await page.viewport(375, 700)
  const screen = await render(
    <Table caption="Purchases">
      <tbody>
        <tr>
          <td>
            <div className="w-250">The bob, from line to movement</div>
          </td>
        </tr>
      </tbody>
    </Table>,
  )
  await expect.element(screen.getByRole('table', { name: 'Purchases' })).toBeVisible()
  const region = screen.getByRole('region', { name: 'Purchases' })
  await userEvent.tab()
  await expect.element(region).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(0)
  await page.viewport(1280, 800)
})
