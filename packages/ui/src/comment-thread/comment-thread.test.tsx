import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CommentThread, type CommentItem } from './comment-thread.tsx'

const comments: CommentItem[] = [
  { id: '1', author: { name: 'Mila Novak' }, text: 'Standing up changed everything.' },
  { id: '2', parentId: '1', author: { name: 'Inês Duarte' }, text: 'It is the shoulder.' },
  { id: '3', parentId: '2', author: { name: 'Ana Díaz' }, text: 'W'.repeat(300), lang: 'es' },
]

const thread = (props: Partial<Parameters<typeof CommentThread>[0]> = {}) => (
  <div className="w-80">
    <CommentThread
      title="Comments"
      comments={comments}
      form={<p>Say something</p>}
      replyForm={(comment) => <input aria-label={`Answer ${comment.author.name}`} />}
      {...props}
    />
  </div>
)

test('nests replies one level and names the person a nested reply answers', async () => {
  const screen = await render(thread())
  const first = screen.getByRole('listitem').first()
  await expect.element(first.getByText('It is the shoulder.')).toBeVisible()
  await expect.element(first.getByText('@Inês Duarte')).toBeVisible()
  expect(screen.getByText('@Mila Novak').query()).toBeNull()
})

test('names the person in the reply button and opens the form without scripts', async () => {
  const screen = await render(thread())
  const field = screen.getByRole('textbox', { name: 'Answer Mila Novak' })
  await expect.element(field).not.toBeInTheDocument()
  await screen.getByText('Reply to Mila Novak').click()
  await expect.element(field).toBeVisible()
  await screen.getByText('Reply to Ana Díaz').click()
  await expect.element(field).not.toBeInTheDocument()
})

test('shows links to other pages around the comments and within the replies', async () => {
  const screen = await render(
    thread({
      earlier: <a href="#earlier">First comments</a>,
      later: <a href="#later">More comments</a>,
      repliesPaging: ({ id }) => (id === '1' ? { later: <a href="#replies">More replies</a> } : {}),
    }),
  )
  const links = screen.getByRole('region', { name: 'Comments' }).getByRole('link')
  expect(links.elements().map((link) => link.textContent)).toEqual([
    'First comments',
    'More replies',
    'More comments',
  ])
  await expect.element(screen.getByRole('listitem').first().getByText('More replies')).toBeVisible()
})

test('marks a comment that is being sent as busy', async () => {
  const pending: CommentItem = { id: '4', author: { name: 'Jonas Weber' }, text: 'Thanks', isPending: true }
  const screen = await render(thread({ comments: [...comments, pending] }))
  await expect
    .element(screen.getByRole('article', { name: 'Jonas Weber' }))
    .toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByRole('article', { name: 'Mila Novak' })).not.toHaveAttribute('aria-busy')
})

test('is read-only when closed', async () => {
  const screen = await render(thread({ isClosed: true, closedText: 'This discussion is closed.' }))
  await expect.element(screen.getByText('This discussion is closed.')).toBeVisible()
  await expect.element(screen.getByText('It is the shoulder.')).toBeVisible()
  expect(screen.getByText('Say something').query()).toBeNull()
  expect(screen.getByText('Reply').query()).toBeNull()
})

test('does not widen the page for a long word', async () => {
  const screen = await render(thread())
  const section = screen.getByRole('region', { name: 'Comments' }).element()
  expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth)
})
