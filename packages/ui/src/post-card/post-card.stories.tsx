import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DrawnCover } from '../cover/drawn-cover.tsx'
import { ReactionBar } from '../reaction-bar/reaction-bar.tsx'
import { PostCard, type PostCardProps } from './post-card.tsx'

const reactions = (slug: string, title: string, likesCount: number) => (
  <ReactionBar
    isCompact
    isLiked={false}
    isSaved={false}
    likesCount={likesCount}
    share={{ url: `https://chignon.example/posts/${slug}`, title }}
  />
)

const article: PostCardProps = {
  type: 'article',
  link: <a href="#check-the-line-on-dry-hair" />,
  title: 'Check the line on dry hair',
  author: { name: 'Inês Duarte', link: <a href="#ines-duarte" /> },
  time: '6 days ago',
  dateTime: '2026-11-14T09:00:00Z',
  overline: 'Cutting',
  typeLabel: 'Article',
  body: 'Wet hair lies. It stretches, hides the cowlick and holds two sides together that will part as soon as they dry.\n\nCut your line half a centimetre long, dry it flat without a round brush, and let your client stand up. Comb it down once, then take away only what hangs below the line. On most heads that is less than you expected, and more on one side.',
  cover: <DrawnCover seed="check-the-line-on-dry-hair" category="cutting" width={800} height={500} />,
  actions: reactions('check-the-line-on-dry-hair', 'Check the line on dry hair', 192),
}

const image: PostCardProps = {
  type: 'image',
  link: <a href="#a-blunt-line-at-the-collarbone" />,
  title: 'A blunt line at the collarbone',
  author: { name: 'Giulia Ferri' },
  time: '15 days ago',
  overline: 'Cutting',
  typeLabel: 'Image',
  body: 'Fine hair, plenty of it, and eleven centimetres gone. No layers: at this density they would have eaten the edge.',
  cover: <DrawnCover seed="a-blunt-line-at-the-collarbone" category="cutting" width={480} height={600} />,
  resources: ['nape', 'profile', 'dry', 'swing'].map((id) => ({
    id,
    picture: <DrawnCover seed={`collarbone-${id}`} category="cutting" width={96} height={96} />,
  })),
  more: '+2',
  actions: reactions('a-blunt-line-at-the-collarbone', 'A blunt line at the collarbone', 127),
}

const video: PostCardProps = {
  type: 'video',
  link: <a href="#feeding-hair-into-a-dutch-braid-without-bumps" />,
  title: 'Feeding hair into a Dutch braid without bumps',
  author: { name: 'Soraya Rahimi' },
  time: '17 days ago',
  overline: 'Braiding',
  typeLabel: 'Video',
  duration: '1:30',
  body: 'Slowed to half speed so you can count. Pick up hair only with the outer strand, comb it with your fingertips, and join it before the crossing, never after.',
  cover: <DrawnCover seed="feeding-hair-into-a-dutch-braid" category="braiding" width={960} height={540} />,
  actions: reactions('feeding-hair', 'Feeding hair into a Dutch braid', 226),
}

const question: PostCardProps = {
  type: 'question',
  seed: 'a-client-wants-her-white-back-where-to-start',
  link: <a href="#a-client-wants-her-white-back" />,
  title: 'A client wants her white back: where to start?',
  author: { name: 'Lucía Romero' },
  time: '8 days ago',
  overline: 'Colour',
  typeLabel: 'Question',
  body: 'My client is seventy percent white under years of permanent dark brown. She wants to stop colouring, but not to cut.\n\nI hesitate between fine highlights through the brown and sheer lowlights in the white. Which would you choose, and over how many visits?',
  answers: '3 answers',
  actions: reactions('a-client-wants-her-white-back', 'A client wants her white back', 58),
}

/**
 * For posts in the feed, in search results and saved posts. Not for the post's own page, nor for courses
 * (`CourseCard`). The type is conveyed by layout and words, never by colour alone; it shows at most four further
 * pictures; the component clamps the text; one link leads to the post, and author and reactions remain clickable.
 */
const meta = {
  title: 'Community/Post card',
  component: PostCard,
  args: article,
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters['isWide'] ? undefined : 'max-w-124'}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostCard>

export default meta
type Story = StoryObj<typeof meta>

export const Article: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Check the line on dry hair' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Inês Duarte' })).toBeVisible()
  },
}
export const Image: Story = { args: image }
export const Video: Story = { args: video }
export const Question: Story = { args: question }

/** In the layout of the feed. */
export const Feed: Story = {
  parameters: { isWide: true },
  render: () => (
    <div className="grid max-w-220 grid-cols-1 gap-x-10 gap-y-14 sm:grid-cols-2">
      <PostCard {...article} />
      <PostCard {...image} />
      <PostCard {...question} className="sm:col-span-2" />
      <PostCard {...video} className="sm:col-span-2" />
    </div>
  ),
}

export const LongNames: Story = {
  args: {
    title:
      'Haaransatznachblondierungsfarbtonabgleich: wie ich die Grenze zwischen zwei Sitzungen verschwinden lasse',
    author: { name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff' },
  },
  globals: { locale: 'de' },
}

export const WithoutPicture: Story = { args: { cover: undefined } }

export const Persian: Story = {
  args: {
    overline: 'کوتاهی',
    typeLabel: 'مقاله',
    title: 'خط را روی موی خشک بازبینی کنید',
    body: 'موی خیس دروغ می‌گوید: کش می‌آید، پیچک را پنهان می‌کند و دو طرفی را که با خشک‌شدن از هم جدا می‌شوند به هم می‌چسباند.\n\nخط را نیم سانتی‌متر بلندتر بگیرید، صاف و بدون برس گرد خشک کنید و از مشتری بخواهید بایستد.',
    time: '۶ روز پیش',
    actions: undefined,
  },
  globals: { locale: 'fa' },
}
export const PersianQuestion: Story = {
  args: {
    ...question,
    overline: 'رنگ',
    typeLabel: 'پرسش',
    title: 'بازگشت به موی سفید: از کجا شروع کنیم؟',
    body: 'موی مشتری من هفتاد درصد سفید است و سال‌هاست رنگ دائم قهوه‌ای تیره می‌گذارد. می‌خواهد رنگ کردن را کنار بگذارد، اما کوتاه نکند.',
    answers: '۳ پاسخ',
    time: '۸ روز پیش',
    actions: undefined,
  },
  globals: { locale: 'fa' },
}
