import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GalleryGrid } from './gallery-grid.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const pictures = ['Line', 'Knot', 'Braid'].map((alt) => ({ id: alt, alt, src, width: 4, height: 4 }))

test('links each picture to its file before hydration', async () => {
  const screen = await render(<GalleryGrid label="Gallery" pictures={pictures} />)
  await expect.element(screen.getByRole('link', { name: 'Knot' })).toHaveAttribute('href', src)
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])(
  'moves with keys, wraps at the ends, and returns the focus on closing (%s)',
  async (dir, forward, back) => {
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
  },
)

test('shows a placeholder and the sizes of a picture, in the grid and in the viewer', async () => {
  const sources = [{ type: 'image/webp', srcset: `${src}#small 320w, ${src}#large 640w` }]
  const screen = await render(
    <GalleryGrid
      label="Gallery"
      pictures={pictures.map((picture) => ({
        ...picture,
        sources,
        placeholder: src,
        width: 640,
        height: 640,
      }))}
    />,
  )
  const link = screen.getByRole('link', { name: 'Knot' })
  expect(link.element().querySelector('source')?.srcset).toBe(sources[0]?.srcset)
  expect(link.element().querySelector('img[aria-hidden]')?.getAttribute('src')).toBe(src)
  await link.click()
  const shown = screen.getByRole('dialog').getByRole('img', { name: 'Knot' })
  await expect.element(shown).toBeVisible()
  const source = shown.element().parentElement?.querySelector('source')
  expect([source?.srcset, source?.sizes]).toEqual([sources[0]?.srcset, 'min(100vw - 2rem, 640px)'])
})

test('lets the owner add and remove', async () => {
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

test.each([375, 700, 1280])('ends with a full row at %i px for any number of pictures', async (width) => {
  await page.viewport(width, 800)
  for (let count = 3; count <= 12; count++) {
    const many = Array.from({ length: count }, (_, i) => ({
      id: `${i}`,
      alt: `${i}`,
      src,
      width: 4,
      height: 4,
    }))
    const screen = await render(<GalleryGrid label="Gallery" pictures={many} />)
    const whole = screen.getByRole('list').element().getBoundingClientRect()
    const boxes = screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect())
    // The boxes at the bottom must span the full width without gaps wider than the grid gap.
    const last = boxes.filter(({ bottom }) => whole.bottom - bottom < 1).toSorted((a, b) => a.left - b.left)
    expect(last[0]?.left, `${count} pictures`).toBeCloseTo(whole.left, 0)
    expect(last.at(-1)?.right, `${count} pictures`).toBeCloseTo(whole.right, 0)
    for (const [i, { right }] of last.entries())
      expect((last[i + 1]?.left ?? right) - right, `${count} pictures`).toBeLessThan(13)
    await screen.unmount()
  }
  await page.viewport(1280, 800)
})

test('leaves Alt+arrow to the browser', async () => {
  const screen = await render(<GalleryGrid label="Gallery" pictures={pictures} />)
  await screen.getByRole('link', { name: 'Line' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Line' })
  await expect.element(dialog).toBeVisible()
  dialog
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true }),
    )
  await expect.element(dialog).toBeVisible()
})
