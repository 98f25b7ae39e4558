import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Picture } from './picture.tsx'

const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/%3E"

test('reserves its space by its proportions, loads lazily, and announces only the picture', async () => {
  const screen = await render(
    <div className="w-40">
      <Picture src={blank} placeholder={blank} width={400} height={300} alt="A bob" />
    </div>,
  )
  const picture = screen.getByRole('img', { name: 'A bob' })
  await expect.element(picture).toHaveAttribute('loading', 'lazy')
  expect(picture.element().getBoundingClientRect().height).toBe(120)
  expect(screen.getByRole('img').elements()).toHaveLength(1)
})

test('offers every source with the sizes', async () => {
  const sources = [
    { type: 'image/avif', srcset: '/1.avif 320w' },
    { type: 'image/webp', srcset: '/1.webp 320w' },
  ]
  const screen = await render(
    <Picture src={blank} sources={sources} sizes="50vw" width={4} height={3} alt="" isPriority />,
  )
  const found = [...screen.container.querySelectorAll('source')]
  expect(found.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ['image/avif', '/1.avif 320w', '50vw'],
    ['image/webp', '/1.webp 320w', '50vw'],
  ])
  expect(screen.container.querySelector('picture img')).toHaveAttribute('fetchpriority', 'high')
})

test('fills its frame with fit="cover"', async () => {
  const screen = await render(
    <div className="size-20">
      <Picture src={blank} width={400} height={300} alt="A bob" fit="cover" />
    </div>,
  )
  const { width, height } = screen.getByRole('img', { name: 'A bob' }).element().getBoundingClientRect()
  expect([width, height]).toEqual([80, 80])
})

test('keeps the focal point visible where the picture is cropped', async () => {
  const screen = await render(
    <div className="h-20 w-10">
      <Picture
        src={blank}
        placeholder={blank}
        width={400}
        height={300}
        alt="A bob"
        fit="cover"
        focalPoint={{ x: 0.78, y: 0.2 }}
      />
    </div>,
  )
  for (const image of screen.container.querySelectorAll('img')) {
    expect(getComputedStyle(image).objectPosition).toBe('80% 20%')
  }
  await screen.rerender(<Picture src={blank} width={400} height={300} alt="A bob" fit="cover" />)
  expect(getComputedStyle(screen.getByRole('img', { name: 'A bob' }).element()).objectPosition).toBe(
    '50% 50%',
  )
})

test('is dimmed by 6 % in the dark theme', async () => {
  const screen = await render(
    <>
      <div data-theme="dark">
        <Picture src={blank} width={4} height={3} alt="dark" />
      </div>
      <div data-theme="light">
        <Picture src={blank} width={4} height={3} alt="light" />
      </div>
    </>,
  )
  const filter = (name: string) => getComputedStyle(screen.getByRole('img', { name }).element()).filter
  expect([filter('dark'), filter('light')]).toEqual(['brightness(0.94)', 'brightness(1)'])
})
