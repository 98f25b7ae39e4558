import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GalleryGrid } from './gallery-grid.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const pictures = ['Line', 'Knot', 'Braid'].map((alt) => ({ id: alt, alt, src, width: 4, height: 4 }))

test('before scripts each picture is a link to itself', async () => {
  const screen = await render(<GalleryGrid label="Gallery" pictures={pictures} />)
  await expect.element(screen.getByRole('link', { name: 'Knot' })).toHaveAttribute('href', src)
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('keys go through them, round the ends; closing gives the focus back (%s)', async (dir, forward, back) => {
  document.documentElement.dir = dir
  const screen = await render(<GalleryGrid label="Gallery" pictures={pictures} />)
  const link = screen.getByRole('link', { name: 'Line' })
  await link.click()
  await expect.element(screen.getByRole('dialog', { name: 'Line' })).toBeVisible()
  await userEvent.keyboard(forward)
  await expect.element(screen.getByRole('dialog', { name: 'Knot' })).toBeVisible()
  await userEvent.keyboard(`${back}${back}`)
  await expect.element(screen.getByRole('dialog', { name: 'Braid' })).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByText('1 of 3')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
})

test('its owner adds and removes', async () => {
  const onRemove = vi.fn()
  const screen = await render(
    <GalleryGrid
      label="Gallery"
      pictures={pictures}
      onRemove={onRemove}
      add={<button type="button">Add</button>}
    />,
  )
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Add')
  await screen.getByRole('button', { name: 'Remove: Knot' }).click()
  expect(onRemove).toHaveBeenCalledWith('Knot')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
