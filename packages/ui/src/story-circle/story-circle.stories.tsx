import type { Meta, StoryObj } from '@storybook/react-vite'
import { DrawnCover } from '../cover/drawn-cover.tsx'
import { StoryCircle, StoryCircleList } from './story-circle.tsx'

const categories = [
  ['behind-the-chair', 'Behind the chair', 'پشت صندلی', 'cutting', false],
  ['tools', 'Tools', 'ابزار کار', 'colour', false],
  ['before-and-after', 'Before and after', 'قبل و بعد', 'updo', true],
  ['student-work', 'Student work', 'کار هنرجویان', 'braiding', false],
  ['questions', 'Questions', 'پرسش‌ها', 'texture', true],
] as const

const circles = (locale: 'en' | 'fa') =>
  categories.map(([id, en, fa, category, isSeen]) => ({
    id,
    seed: id,
    name: locale === 'fa' ? fa : en,
    labels: { new: locale === 'fa' ? 'تازه' : 'New' },
    link: <a href={`#${id}`} />,
    cover: <DrawnCover seed={id} category={category} width={144} height={144} />,
    isSeen,
  }))

/**
 * For the story categories above the feed. Not for people (`Avatar`) or filters (`FeedFilters`). A dense ring means
 * new stories, also in words; a thin ring means all were seen.
 */
const meta = {
  title: 'Community/Story circle',
  component: StoryCircle,
  args: {
    name: 'Behind the chair',
    seed: 'behind-the-chair',
    link: <a href="#behind-the-chair" />,
    cover: <DrawnCover seed="behind-the-chair" category="cutting" width={144} height={144} />,
  },
} satisfies Meta<typeof StoryCircle>

export default meta
type Story = StoryObj<typeof meta>

export const Unseen: Story = {}
export const Seen: Story = { args: { isSeen: true } }
export const List: Story = { render: () => <StoryCircleList label="Stories" circles={circles('en')} /> }
export const ListOnAPhone: Story = {
  render: () => (
    <div className="max-w-80">
      <StoryCircleList label="Stories" circles={circles('en')} />
    </div>
  ),
}
export const Persian: Story = {
  render: () => <StoryCircleList label="استوری‌ها" circles={circles('fa')} />,
  globals: { locale: 'fa' },
}
