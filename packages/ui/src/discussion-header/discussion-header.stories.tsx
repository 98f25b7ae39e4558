import type { Meta, StoryObj } from '@storybook/react-vite'
import { DiscussionHeader } from './discussion-header.tsx'

/**
 * For the top of a discussion page. Not for posts (`PostCard`). Its topic is a link; a closed discussion says so in
 * words, and `CommentThread` below it gets `isClosed` as well.
 */
const meta = {
  title: 'Community/Discussion header',
  component: DiscussionHeader,
  args: {
    title: 'My first bob sits longer on the right',
    type: 'Course',
    about: { name: 'The bob, from line to movement', link: <a href="#bob-from-line-to-movement" /> },
    author: { name: 'Mila Novak', link: <a href="#mila-novak" /> },
    time: '6 days ago',
    replies: '3 replies',
    children:
      'I followed the lesson on matching the sides, checked with the comb, and wet it was level. Dry, the right side hangs about four millimetres lower. My training head has no cowlick there. Could it be my fingers, or how I stood?',
  },
} satisfies Meta<typeof DiscussionHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Closed: Story = {
  args: {
    title: 'The patterns we named in Lyon',
    type: 'Live masterclass',
    about: { name: 'Braids and heritage', link: <a href="#braids-and-heritage" /> },
    author: { name: 'Soraya Rahimi' },
    note: 'Educator',
    time: '62 days ago',
    replies: '14 replies',
    isClosed: true,
    children: undefined,
  },
}
export const LongTitle: Story = {
  args: {
    title:
      'Haaransatznachblondierungsfarbtonabgleich auf sehr feinem, bereits zweimal aufgehelltem Haar: wer hat Erfahrung?',
    type: 'Kurs',
    replies: '3 Antworten',
    time: 'vor 6 Tagen',
  },
  globals: { locale: 'de' },
}
export const Persian: Story = {
  args: {
    title: 'باب اول من سمت راست بلندتر شده',
    type: 'دوره',
    about: { name: 'باب، از خط تا حرکت', link: <a href="#bob" /> },
    time: '۶ روز پیش',
    replies: '۳ پاسخ',
    children:
      'درس هماهنگ‌کردن دو طرف را دنبال کردم، با شانه کنترل کردم و روی موی خیس همه‌چیز تراز بود. حالا که خشک شده، سمت راست حدود ۴ میلی‌متر پایین‌تر است.',
  },
  globals: { locale: 'fa' },
}
