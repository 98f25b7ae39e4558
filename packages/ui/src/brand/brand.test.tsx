import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Brand } from './brand.tsx'

test('links its name to the home page', async () => {
  const screen = await render(<Brand name="Chignon" link={<a href="#home" />} />)
  await expect.element(screen.getByRole('link', { name: 'Chignon' })).toHaveAttribute('href', '#home')
})

test('is plain text without a link', async () => {
  const screen = await render(<Brand name="Chignon" />)
  await expect.element(screen.getByText('Chignon')).toBeVisible()
  expect(screen.getByRole('link').query()).toBeNull()
})

test('keeps the face of the wordmark in Persian', async () => {
  const screen = await render(
    <div lang="fa" dir="rtl">
      <Brand name="Chignon" />
    </div>,
  )
  expect(getComputedStyle(screen.getByText('Chignon').element()).fontFamily).toMatch(/^"?Bodoni Moda/)
})
