import { randomUUID } from 'node:crypto'
import { test } from './fixtures.ts'

test('a story opens, goes on, and closes', async ({ visitor }) => {
  await visitor.visit('/posts')
  await visitor.click('link', 'Behind the chair')
  await visitor.isAt(/^\/stories\//)
  await visitor.sees('dialog', 'Behind the chair')
  const first = await visitor.path()
  await visitor.press('ArrowRight')
  await visitor.isAt(new RegExp(`^/stories/(?!${first.split('/').at(-1)})`))
  await visitor.press('Escape')
  await visitor.isAt(/^\/posts$/)
})

test('a member likes a post and comments it', async ({ visitor, register }) => {
  const text = `Lovely parting ${randomUUID()}`
  await visitor.signIn(await register())
  await visitor.visit('/posts/a-curtain-fringe-two-weeks-on')
  await visitor.click('button', 'Like')
  await visitor.fill('Your comment', text)
  await visitor.click('button', 'Post comment')
  await visitor.sees('text', text)
})

test('a member writes to the academy', async ({ visitor, register }) => {
  const text = `Do you lend scissors? ${randomUUID()}`
  await visitor.signIn(await register())
  await visitor.visit('/')
  await visitor.click('button', 'Open the chat')
  await visitor.fill('Your message', text)
  await visitor.press('Enter')
  await visitor.sees('text', text)
})

test('a member publishes a post with a picture', async ({ visitor, register }) => {
  const title = `A low bun ${randomUUID()}`
  await visitor.signIn(await register())
  await visitor.visit('/posts/new')
  await visitor.fill('Title', title)
  await visitor.choose('Category', 'Braiding')
  await visitor.fill('Text', 'Twist twice, then pin.', true)
  await visitor.isAt(/\/posts\/.+\/edit$/)
  await visitor.addPicture('input[type=file]')
  await visitor.fill('What does it show?', 'A low bun from behind')
  await visitor.press('Tab')
  await visitor.sees('image', 'A low bun from behind')
  await visitor.sees('text', 'Draft saved')
  await visitor.click('button', 'Publish', true)
  await visitor.isAt(/^\/posts\/(?!.*\/edit$)/)
  await visitor.sees('heading', title)
})
