import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DrawnPicture } from './drawn-picture.tsx'

const picture = {
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  alt: 'The nape',
  width: 200,
  height: 100,
}

test('draws the lines over the picture, in the same proportions', async () => {
  const screen = await render(
    <DrawnPicture
      {...picture}
      strokes={[
        {
          color: 'brass',
          width: 0.01,
          points: [
            [0, 0],
            [0.5, 1],
          ],
        },
        { color: 'light', width: 0.02, points: [[0.25, 0.5]] },
      ]}
    />,
  )
  await expect.element(screen.getByRole('img', { name: 'The nape' })).toBeVisible()
  const svg = screen.container.querySelector('svg')
  expect(svg?.getAttribute('viewBox')).toBe('0 0 200 100')
  const paths = [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))
  expect(new Set(paths)).toEqual(new Set(['M0 0L100 100', 'M50 50h0']))
})

test('lets the browser choose among sizes', async () => {
  const srcSet = `${picture.src} 100w, /large.webp 4000w`
  const screen = await render(<DrawnPicture {...picture} srcSet={srcSet} sizes="50px" strokes={[]} />)
  const image = screen.getByRole('img', { name: 'The nape' })
  await expect.element(image).toHaveAttribute('srcset', srcSet)
  await expect.element(image).toHaveAttribute('sizes', '50px')
  await expect.element(image).toHaveProperty('currentSrc', picture.src)
})

test('adds nothing for assistive technology but the caption', async () => {
  const screen = await render(<DrawnPicture {...picture} strokes={[]} caption="Hold the comb lower." />)
  await expect.element(screen.getByRole('figure')).toHaveTextContent('Hold the comb lower.')
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
