import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SocialLinks } from './social-links.tsx'

const items = [{ id: 'i', name: 'Instagram', handle: '@ines.corta', link: <a href="#instagram" /> }]

test('shows a monogram and announces the name', async () => {
  const screen = await render(<SocialLinks label="Elsewhere" items={items} />)
  await expect.element(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', '#instagram')
  await expect.element(screen.getByText('In', { exact: true })).toBeVisible()
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
