import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CardGrid } from '../card-grid/card-grid.tsx'
import { Card } from './card.tsx'

const cover = <svg viewBox="0 0 4 5" className="w-full" />

test('makes the whole card the target of its one link', async () => {
  const onOpen = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <div className="w-60">
      <Card link={<a href="#bob" onClick={onOpen} />} cover={cover} title="The bob" facts="8 lessons" />
    </div>,
  )
  await userEvent.click(screen.getByRole('article'), { position: { x: 20, y: 20 } })
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('link').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('link', { name: 'The bob' })).toHaveAttribute('href', '#bob')
})

test('renders the title at the given heading level', async () => {
  const screen = await render(<Card link={<a href="#bob" />} cover={cover} title="The bob" level={2} />)
  await expect.element(screen.getByRole('heading', { level: 2, name: 'The bob' })).toBeVisible()
})

test('aligns the facts of neighbouring cards for titles of different lengths', async () => {
  const screen = await render(
    <div className="w-150">
      <CardGrid columns={4}>
        <Card link={<a href="#1" />} cover={cover} title="Short" facts="one" />
        <Card
          link={<a href="#2" />}
          cover={cover}
          title="A name so long that it surely needs a second line, if not a third"
          overline="Updo"
          facts="two"
        />
      </CardGrid>
    </div>,
  )
  const top = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect().top
  expect(top('one')).toBe(top('two'))
})

test('keeps the height of the cover outside a grid', async () => {
  const screen = await render(
    <div className="w-60">
      <Card
        link={<a href="#1" />}
        cover={<img alt="Bob" width={4} height={5} className="h-auto w-full" />}
        title="The bob"
      />
    </div>,
  )
  const picture = screen.getByRole('img', { name: 'Bob' }).element().getBoundingClientRect()
  expect(picture.height).toBe(300)
  expect(screen.getByRole('heading').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    picture.bottom,
  )
})

test('puts the cover at the start when horizontal', async () => {
  const screen = await render(
    <div className="w-100" dir="rtl">
      <Card link={<a href="#1" />} cover={<img alt="Bob" />} title="The bob" isHorizontal />
    </div>,
  )
  const picture = screen.getByRole('img', { name: 'Bob' }).element().getBoundingClientRect()
  const title = screen.getByRole('heading').element().getBoundingClientRect()
  expect(picture.left).toBeGreaterThanOrEqual(title.right)
})
