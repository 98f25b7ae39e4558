import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SocialLinks } from './social-links.tsx'

const items = [{ id: 'i', name: 'Instagram', handle: '@ines.corta', link: <a href="#instagram" /> }]

const markOf = (link: Element) => link.querySelector('[data-network]')?.getAttribute('data-network')

test('shows the mark of the network and announces its name', async () => {
  const screen = await render(<SocialLinks label="Elsewhere" items={items} />)
  const link = screen.getByRole('link', { name: 'Instagram' })
  await expect.element(link).toHaveAttribute('href', '#instagram')
  expect(markOf(link.element())).toBe('instagram')
  expect(link.element().textContent).toBe('Instagram')
})

test.each([
  ['Insta', 'instagram', 'instagram'],
  [' You Tube', undefined, 'youtube'],
  ['X (Twitter)', 'x', 'x'],
  ['Twitter', undefined, 'x'],
  ['My website', undefined, undefined],
] as const)('shows for the name “%s” and the network %s the mark %s', async (name, network, mark) => {
  const screen = await render(
    <SocialLinks label="Elsewhere" items={[{ id: 'n', name, network, link: <a href="#there" /> }]} />,
  )
  const link = screen.getByRole('link', { name: name.trim() }).element()
  expect(markOf(link)).toBe(mark)
  expect(link.querySelector('svg')).not.toBeNull()
})

test('sets handles left to right, aligned to the inline start', async () => {
  const screen = await render(
    <div dir="rtl" className="w-80">
      <SocialLinks label="Elsewhere" variant="rows" items={items} />
    </div>,
  )
  const handle = screen.getByText('@ines.corta').element()
  expect(getComputedStyle(handle).direction).toBe('ltr')
  expect(getComputedStyle(handle).textAlign).toBe('end')
})
