import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}

/** A loading catalogue card. */
export const CourseCards: Story = {
  render: () => (
    <div aria-busy="true" className="grid grid-cols-2 gap-6 md:grid-cols-4">
      <p className="sr-only">Loading courses</p>
      {['a', 'b', 'c', 'd'].map((id) => (
        <div key={id} className="grid gap-4">
          <Skeleton shape="portrait" />
          <Skeleton shape="short-line" className="h-3" />
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      ))}
    </div>
  ),
}

/** A loading comment. */
export const Comment: Story = {
  render: () => (
    <div aria-busy="true" className="flex max-w-prose gap-4">
      <p className="sr-only">Loading comments</p>
      <Skeleton shape="circle" />
      <div className="grid grow gap-2.5 pt-1">
        <Skeleton shape="short-line" />
        <Skeleton />
        <Skeleton className="w-4/5" />
      </div>
    </div>
  ),
}

export const Shapes: Story = {
  render: () => (
    <div className="grid max-w-prose gap-4">
      <Skeleton shape="heading" />
      <Skeleton shape="control" />
      <Skeleton shape="wide" />
      <Skeleton shape="landscape" />
    </div>
  ),
}

/** Lines begin at the right, where the text will. */
export const Persian: Story = { ...Comment, globals: { locale: 'fa' } }
