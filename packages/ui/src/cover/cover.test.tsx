import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { colourways, palettes } from '../strand/colourway.ts'
import { Cover } from './cover.tsx'

const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='5'/%3E"

test('reserves its space by its proportions and loads lazily', async () => {
  const screen = await render(
    <div className="w-50">
      <Cover src={blank} width={480} height={600} alt="A bob" />
    </div>,
  )
  const picture = screen.getByRole('img', { name: 'A bob' })
  await expect.element(picture).toHaveAttribute('loading', 'lazy')
  expect(picture.element().getBoundingClientRect().height).toBe(250)
})

test('is decorative when drawn, and loads first with isPriority', async () => {
  const screen = await render(<Cover src={blank} width={480} height={600} isPriority />)
  const picture = screen.container.querySelector('img')
  expect(picture?.alt).toBe('')
  expect(picture?.loading).toBe('eager')
  expect(picture?.fetchPriority).toBe('high')
})

test('shows the placeholder colour of each colourway', async () => {
  for (const colourway of colourways) {
    const screen = await render(
      <Cover src={blank} width={4} height={5} alt={colourway} colourway={colourway} />,
    )
    const shown = getComputedStyle(screen.getByRole('img', { name: colourway }).element()).backgroundColor
    const probe = document.createElement('i')
    probe.style.color = palettes[colourway].tiny
    expect(shown).toBe(probe.style.color)
    await screen.unmount()
  }
})

test('is slightly dimmed in the dark theme', async () => {
  const screen = await render(
    <>
      <div data-theme="dark">
        <Cover src={blank} width={4} height={5} alt="dark" />
      </div>
      <div data-theme="light">
        <Cover src={blank} width={4} height={5} alt="light" />
      </div>
    </>,
  )
  const filter = (name: string) => getComputedStyle(screen.getByRole('img', { name }).element()).filter
  expect(filter('dark')).toBe('brightness(0.94)')
  expect(filter('light')).toBe('brightness(1)')
})
