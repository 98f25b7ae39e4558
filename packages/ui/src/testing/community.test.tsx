import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChatWidget } from '../chat-widget/chat-widget.tsx'
import { findChatWidget } from '../chat-widget/chat-widget.testing.ts'
import { CommentThread } from '../comment-thread/comment-thread.tsx'
import { findCommentThread } from '../comment-thread/comment-thread.testing.ts'
import { FeedFilters } from '../feed-filters/feed-filters.tsx'
import { findFeedFilters } from '../feed-filters/feed-filters.testing.ts'
import { GalleryGrid } from '../gallery-grid/gallery-grid.tsx'
import { findGalleryGrid } from '../gallery-grid/gallery-grid.testing.ts'
import { PostCard } from '../post-card/post-card.tsx'
import { findPostCard } from '../post-card/post-card.testing.ts'
import { ReactionBar } from '../reaction-bar/reaction-bar.tsx'
import { findReactionBar } from '../reaction-bar/reaction-bar.testing.ts'
import { ShareBar } from '../share-bar/share-bar.tsx'
import { findShareBar } from '../share-bar/share-bar.testing.ts'
import { StoryCircle } from '../story-circle/story-circle.tsx'
import { findStoryCircle } from '../story-circle/story-circle.testing.ts'
import { StoryViewer } from '../story-viewer/story-viewer.tsx'
import { findStoryViewer } from '../story-viewer/story-viewer.testing.ts'

const shared = { title: 'The bob', url: 'https://example.com/bob' }
const empty = () => document.createElement('main')

test('share bar: returns its buttons and its status', async () => {
  const { container } = await render(<ShareBar share={shared} />)
  const { share, copyLink, status } = findShareBar(container)
  expect([share.textContent, copyLink.textContent, status()]).toEqual(['Share', 'Copy link', ''])
  expect(() => findShareBar(empty())).toThrow('There is no share bar in this container.')
})

function Reactions() {
  const [isLiked, setIsLiked] = useState(false)
  return (
    <ReactionBar
      isLiked={isLiked}
      likesCount={isLiked ? 8 : 7}
      onLikedChange={setIsLiked}
      isSaved
      share={shared}
    />
  )
}

test('reaction bar: can be liked', async () => {
  const { container } = await render(<Reactions />)
  const { like, isLiked, isSaved, likes, copyLink } = findReactionBar(container)
  expect([isLiked(), isSaved(), likes(), copyLink.textContent]).toEqual([false, true, '7', 'Copy link'])
  await userEvent.click(like)
  await expect.poll(() => [isLiked(), likes()]).toEqual([true, '8'])
  expect(() => findReactionBar(empty())).toThrow('There is no reaction bar in this container.')
})

test('post card: returns the links to the post and its author', async () => {
  const { container } = await render(
    <PostCard
      type="article"
      link={<a href="#post" />}
      title="On shoulders"
      author={{ name: 'Mila Novak', link: <a href="#mila" /> }}
      time="2 days ago"
      actions={<ReactionBar isLiked={false} likesCount={7} isSaved share={shared} />}
    />,
  )
  const { card, link, author, authorLink } = findPostCard(container, 'On shoulders')
  expect([link.hash, author, authorLink?.hash]).toEqual(['#post', 'Mila Novak', '#mila'])
  expect(findReactionBar(card).likes()).toBe('7')
  expect(() => findPostCard(container, 'On napes')).toThrow(
    'There is no post “On napes” here; there is “On shoulders”.',
  )
})

test('comment thread: returns authors and texts and opens the reply form', async () => {
  const { container } = await render(
    <CommentThread
      title="Comments"
      comments={[
        { id: '1', author: { name: 'Mila Novak' }, text: 'It changed everything.' },
        { id: '2', parentId: '1', author: { name: 'Inês Duarte' }, text: 'It is the shoulder.' },
      ]}
      replyForm={() => <p>Say something</p>}
    />,
  )
  const { authors, commentOf } = findCommentThread(container, 'Comments')
  expect(authors()).toEqual(['Mila Novak', 'Inês Duarte'])
  const { text, reply, details } = commentOf('Mila Novak')
  expect([text, details?.open]).toEqual(['It changed everything.', false])
  if (reply) await userEvent.click(reply)
  expect(details?.open).toBe(true)
  expect(() => commentOf('Ana Díaz')).toThrow('There is no comment of “Ana Díaz” here')
  expect(() => findCommentThread(container, 'Answers')).toThrow('There is no thread “Answers” here')
})

function Filters() {
  return (
    <FeedFilters
      categories={[
        { id: 'cut', name: 'Cut', count: '12' },
        { id: 'colour', name: 'Colour' },
      ]}
      types={[{ id: 'video', name: 'Videos' }]}
    />
  )
}

test('feed filters: are found by name', async () => {
  const { container } = await render(<Filters />)
  const { filter, selected } = findFeedFilters(container, 'Categories')
  expect(selected()).toEqual(['All'])
  await userEvent.click(filter('Cut'))
  expect(selected()).toEqual(['Cut'])
  expect(findFeedFilters(container, 'Types').selected()).toEqual([])
  expect(() => filter('Care')).toThrow('There is no filter “Care” here; there is “All”, “Cut”, “Colour”.')
  expect(() => findFeedFilters(container, 'Sort')).toThrow('There is no row of filters “Sort” here')
})

test('gallery grid: opens a picture, shows the next one, and closes', async () => {
  const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  const pictures = ['Line', 'Knot'].map((alt) => ({ id: alt, alt, src, width: 4, height: 4 }))
  const { container } = await render(<GalleryGrid label="Gallery" pictures={pictures} onRemove={vi.fn()} />)
  const { picture, large } = findGalleryGrid(container, 'Gallery')
  expect([large(), picture('Knot').remove?.ariaLabel]).toEqual([null, 'Remove: Knot'])
  await userEvent.click(picture('Line').link)
  await expect.poll(() => large()?.alt).toBe('Line')
  const { next, close, previous } = large() ?? {}
  expect([previous, next, close].map((button) => button?.ariaLabel)).toEqual([
    'Previous picture',
    'Next picture',
    'Close',
  ])
  if (next) await userEvent.click(next)
  await expect.poll(() => large()?.alt).toBe('Knot')
  if (close) await userEvent.click(close)
  await expect.poll(large).toBeNull()
  expect(() => picture('Braid')).toThrow('There is no picture “Braid” here; there is “Line”, “Knot”.')
  expect(() => findGalleryGrid(container, 'Works')).toThrow('There is no gallery “Works” here')
})

test('story circle: returns whether its stories were seen', async () => {
  const circle = (isSeen: boolean) => (
    <StoryCircle name="Craft" seed="craft" link={<a href="#craft" />} cover={<span />} isSeen={isSeen} />
  )
  const { container, rerender } = await render(circle(false))
  const { link, isSeen } = findStoryCircle(container, 'Craft')
  expect([link.getAttribute('href'), isSeen]).toEqual(['#craft', false])
  await rerender(circle(true))
  expect(findStoryCircle(container, 'Craft').isSeen).toBe(true)
  expect(() => findStoryCircle(container, 'Care')).toThrow(
    'There is no circle “Care” here; there is “Craft”.',
  )
})

test('story viewer: goes on and back, pauses and closes', async () => {
  const onClose = vi.fn()
  const stories = ['Towels', 'Apron'].map((title) => ({
    id: title,
    title,
    author: { name: 'Inês Duarte' },
    picture: <span />,
  }))
  const { container } = await render(
    <StoryViewer open onOpenChange={onClose} title="Craft" stories={stories} duration={3_600_000} />,
  )
  const { previous, next, pause, close, shown } = findStoryViewer(container, 'Craft')
  expect([shown(), previous.ariaDisabled]).toEqual(['Towels', 'true'])
  await userEvent.click(next)
  expect(shown()).toBe('Apron')
  await userEvent.click(pause)
  expect(pause.ariaLabel).toBe('Play')
  await userEvent.click(close)
  expect(onClose).toHaveBeenCalled()
  expect(() => findStoryViewer(container, 'Care')).toThrow('There is no story viewer “Care” here')
})

function Chat() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <ChatWidget
      open={isOpen}
      onOpenChange={setIsOpen}
      title="The academy"
      messages={[{ id: '1', author: 'Noor Haddad', text: 'We do, two pairs.', time: '10:02' }]}
      composer={<button type="button">Send</button>}
      unread="2"
    />
  )
}

test('chat widget: opens, returns its messages, and is minimised', async () => {
  const { container } = await render(<Chat />)
  const { open, panel, minimise, messages } = findChatWidget(container, 'The academy')
  await userEvent.click(open)
  expect([panel.open, messages()]).toEqual([true, [{ author: 'Noor Haddad', text: 'We do, two pairs.' }]])
  await userEvent.click(minimise)
  expect(panel.open).toBe(false)
  expect(() => findChatWidget(container, 'Mila')).toThrow(
    'There is no chat “Mila” here; there is “The academy”.',
  )
})
