import { cloneElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Certificate } from './certificate.tsx'

const gold = (
  <Certificate
    tier="gold"
    issuer="Chignon"
    kind="Gold certificate"
    title="Cutting specialist"
    holder="Ana Díaz"
    text="who has finished the program."
    date="14 March 2027"
    code="7QK2-M4XD"
    url="chignon.example/certificates/7QK2-M4XD"
    link={<a href="/certificates/7QK2-M4XD" />}
  />
)

test('shows who completed what and when, and where to verify it', async () => {
  const screen = await render(gold)
  const certificate = screen.getByRole('article')
  for (const words of ['Gold certificate', 'Ana Díaz', '14 March 2027', '7QK2-M4XD'])
    await expect.element(certificate.getByText(words, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Cutting specialist' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'chignon.example/certificates/7QK2-M4XD' }))
    .toHaveAttribute('href', '/certificates/7QK2-M4XD')
})

test('shows a drawing of its holder instead of strands by its code', async () => {
  const src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10"/>'
  const screen = await render(cloneElement(gold, { strandSrc: src }))
  const drawing = screen.getByRole('article').element().querySelector('img')
  expect(drawing?.src).toBe(src)
  // It says nothing that the text does not.
  expect(drawing?.alt).toBe('')
  await screen.rerender(gold)
  expect(screen.getByRole('article').element().querySelector('img')).toBeNull()
})

test.each(['light', 'dark'])('looks like paper in the %s theme', async (theme) => {
  const screen = await render(<div data-theme={theme}>{gold}</div>)
  expect(getComputedStyle(screen.getByRole('article').element()).backgroundColor).toBe(
    'oklch(0.985 0.004 85)',
  )
})

test('is landscape in a wide container and portrait in a narrow one', async () => {
  await page.viewport(1280, 900)
  const screen = await render(gold)
  const box = () => screen.getByRole('article').element().getBoundingClientRect()
  expect(box().width / box().height).toBeCloseTo(297 / 210, 1)
  await page.viewport(375, 812)
  expect(box().height).toBeGreaterThan(box().width)
  expect(document.documentElement.scrollWidth).toBe(375)
  await page.viewport(1280, 800)
})
