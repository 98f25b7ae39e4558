import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextareaField } from '../textarea-field/textarea-field.tsx'
import { CommentThread, type CommentItem, type CommentThreadProps } from './comment-thread.tsx'

const comments: CommentItem[] = [
  {
    id: '1',
    author: { name: 'Mila Novak', link: <a href="#mila-novak" /> },
    time: '6 days ago',
    text: 'Standing up changed everything. Her shoulder had been pushing the left side up.',
    lang: 'en',
  },
  {
    id: '2',
    author: { name: 'Lucía Romero' },
    time: '5 days ago',
    text: 'Medio centímetro me da tranquilidad. Antes cortaba al ras y luego no había vuelta atrás.',
    lang: 'es',
  },
  {
    id: '3',
    parentId: '1',
    author: { name: 'Inês Duarte' },
    note: 'Educator',
    time: '5 days ago',
    text: 'É quase sempre o ombro. Peça-lhe para baixar os braços e olhar em frente.',
    lang: 'pt',
  },
  {
    id: '4',
    parentId: '3',
    author: { name: 'Parisa Karimi' },
    time: '4 days ago',
    text: 'چه نکتهٔ خوبی. امروز امتحان می‌کنم.',
    lang: 'fa',
  },
  {
    id: '5',
    author: { name: 'Jonas Weber' },
    time: '2 days ago',
    text: `Meine Notiz dazu: https://chignon.example/${'haaransatznachblondierungsfarbtonabgleich'.repeat(3)}`,
    lang: 'de',
  },
]

const commentForm = (label: string) => (
  <form method="post" className="grid max-w-prose gap-3">
    <TextareaField label={label} name="body" rows={2} isRequired />
    <Button type="submit" variant="secondary" size="small" className="justify-self-start">
      Publish
    </Button>
  </form>
)

const args: CommentThreadProps = {
  title: 'Comments',
  count: '5',
  comments,
  form: commentForm('Your comment'),
  replyForm: (comment) => commentForm(`Your reply to ${comment.author.name}`),
}

/**
 * For comments on a post and replies in a discussion. Not for the chat (`ChatWidget`). Replies are one level deep;
 * a reply to a reply names the person it answers; a closed discussion is read-only; each comment keeps its own
 * language and direction.
 */
const meta = {
  title: 'Community/Comment thread',
  component: CommentThread,
  args,
} satisfies Meta<typeof CommentThread>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('to Lucía Romero', { exact: false, selector: 'span' }))
    await expect(canvas.getByRole('textbox', { name: 'Your reply to Lucía Romero' })).toBeVisible()
  },
}
export const Closed: Story = {
  args: {
    title: 'Replies',
    isClosed: true,
    closedText: 'This discussion is closed. You can read it, not reply.',
  },
}
export const Empty: Story = {
  args: { comments: [], count: '0', empty: 'No comments yet. Be the first to comment.' },
}
const pageLink = (label: string) => (
  <p>
    <a href="#comments" className="text-small underline underline-offset-8">
      {label}
    </a>
  </p>
)

/** A page of a long thread, with a comment that is being sent. */
export const Paged: Story = {
  args: {
    comments: [
      ...comments,
      { id: '6', author: { name: 'Ana Díaz' }, note: 'Sending…', text: 'Gracias a todas.', isPending: true },
    ],
    count: '87',
    earlier: pageLink('First comments'),
    later: pageLink('More comments'),
    repliesPaging: ({ id }) => (id === '1' ? { later: pageLink('Show 12 more replies') } : {}),
  },
}
export const ForAGuest: Story = {
  args: {
    replyForm: undefined,
    form: (
      <p className="flex flex-wrap items-center gap-4 text-text-muted">
        Log in to comment.
        <Button asChild variant="secondary" size="small">
          <a href="#login">Log in</a>
        </Button>
      </p>
    ),
  },
}
export const Persian: Story = {
  args: {
    title: 'دیدگاه‌ها',
    count: '۲',
    comments: [
      {
        id: '1',
        author: { name: 'پریسا کریمی' },
        time: '۳۱ روز پیش',
        text: 'چه کار خوبی که دو هفته بعد عکس گرفتید. چتری تازه همیشه خوش‌عکس است.',
        lang: 'fa',
      },
      {
        id: '2',
        parentId: '1',
        author: { name: 'Ana Díaz' },
        time: '۲۹ روز پیش',
        text: 'En seco, y aun así bajó casi un centímetro.',
        lang: 'es',
      },
    ],
    form: undefined,
    replyForm: undefined,
  },
  globals: { locale: 'fa' },
}
