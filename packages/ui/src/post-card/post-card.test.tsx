import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PostCard, type PostType } from './post-card.tsx'

const cover = <img alt="" width={8} height={5} src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" />
const author = { name: 'Inês Duarte', link: <a href="#ines" /> }
const types: PostType[] = ['article', 'image', 'video', 'question']

test.each(types)('%s: links the card to the post and keeps author and actions clickable', async (type) => {
  const onOpen = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const onLike = vi.fn()
  const screen = await render(
    <div className="w-90">
      <PostCard
        type={type}
        link={<a href="#post" onClick={onOpen} />}
        title="Check the line"
        author={author}
        cover={cover}
        body="Wet hair lies."
        actions={
          <button type="button" onClick={onLike}>
            Like
          </button>
        }
      />
    </div>,
  )
  await userEvent.click(screen.getByRole('article'), { position: { x: 20, y: 40 } })
  expect(onOpen).toHaveBeenCalledTimes(1)
  await screen.getByRole('button', { name: 'Like' }).click()
  expect(onLike).toHaveBeenCalledTimes(1)
  expect(onOpen).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('link', { name: 'Inês Duarte' })).toBeVisible()
})

test('renders the title at the given heading level, also over an image', async () => {
  const screen = await render(
    <PostCard
      type="image"
      link={<a href="#p" />}
      title="A blunt line"
      author={author}
      cover={cover}
      level={2}
    />,
  )
  await expect.element(screen.getByRole('heading', { level: 2, name: 'A blunt line' })).toBeVisible()
})

test('shows at most four further pictures and the number of the others', async () => {
  const resources = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, picture: <span>{id}</span> }))
  const screen = await render(
    <PostCard
      type="article"
      link={<a href="#p" />}
      title="T"
      author={author}
      resources={resources}
      more="+2"
    />,
  )
  expect(screen.getByRole('listitem').elements()).toHaveLength(5)
  await expect.element(screen.getByText('+2')).toBeVisible()
})

test('does not widen the card for a long word', async () => {
  const screen = await render(
    <div className="w-60">
      <PostCard
        type="question"
        link={<a href="#p" />}
        title={'Ansatz'.repeat(12)}
        author={{ name: 'Wolfe'.repeat(20) }}
        body={'x'.repeat(200)}
      />
    </div>,
  )
  const card = screen.getByRole('article').element()
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
})

test('is complete without scripts', () => {
  const html = renderToString(
    <PostCard
      type="video"
      link={<a href="/posts/x" />}
      title="Five minutes"
      author={author}
      cover={cover}
      duration="5:00"
      overline="Salon life"
    />,
  )
  for (const words of ['Five minutes', 'href="/posts/x"', '5:00', 'Salon life', 'Inês Duarte'])
    expect(html).toContain(words)
})
