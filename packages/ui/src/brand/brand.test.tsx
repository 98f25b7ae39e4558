import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Brand } from './brand.tsx'

test('its name leads home', async () => {
  const screen = await render(<Brand name="Chignon" link={<a href="#home" />} />)
  await expect.element(screen.getByRole('link', { name: 'Chignon' })).toHaveAttribute('href', '#home')
})

test('without a link it is plain words', async () => {
  const screen = await render(<Brand name="Chignon" />)
  await expect.element(screen.getByText('Chignon')).toBeVisible()
  expect(screen.getByRole('link').query()).toBeNull()
})

test('the wordmark keeps its face in Persian', async () => {
  const screen = await render(
    <div lang="fa" dir="rtl">
      <Brand name="Chignon" />
    </div>,
  )
  expect(getComputedStyle(screen.getByText('Chignon').element()).fontFamily).toMatch(/^"?Bodoni Moda/)
})
