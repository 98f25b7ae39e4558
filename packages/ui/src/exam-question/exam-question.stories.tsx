import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileDrop } from '../file-drop/file-drop.tsx'
import { SaveStatus } from '../save-status/save-status.tsx'
import { Strands } from '../strands/strands.tsx'
import type { Coiffure } from '../strand/coiffure.ts'
import { ExamQuestion } from './exam-question.tsx'

const meta = {
  title: 'Learning/Exam question',
  component: ExamQuestion,
  args: {
    type: 'single',
    label: 'Which section carries the weight line in a one-length bob?',
    options: [
      { id: 'crown', label: 'The crown' },
      { id: 'nape', label: 'The nape and the sides at the perimeter' },
      { id: 'fringe', label: 'The fringe' },
    ],
    position: 5,
    count: 12,
    onValueChange: fn(),
    onMove: fn(),
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-150">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExamQuestion>

export default meta
type Story = StoryObj<typeof meta>

export const Single: Story = {
  args: { defaultValue: { optionIds: ['nape'], text: '' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The crown' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ optionIds: ['crown'], text: '' })
    await userEvent.click(canvas.getByRole('radio', { name: 'The nape and the sides at the perimeter' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next question' }))
    await expect(args.onMove).toHaveBeenCalledWith('next')
  },
}

export const Multiple: Story = {
  args: {
    type: 'multiple',
    label: 'Which choices keep weight in the outline?',
    options: [
      { id: 'low', label: 'Low elevation' },
      { id: 'point', label: 'Deep point cutting' },
      { id: 'blunt', label: 'A blunt edge' },
      { id: 'short', label: 'Short layers right down to the perimeter' },
    ],
    defaultValue: { optionIds: ['low', 'blunt'], text: '' },
    hint: 'Select all that apply.',
    position: 3,
  },
}

export const Written: Story = {
  args: {
    type: 'text',
    label:
      'A guest with fine, straight hair and a strong cowlick at the front asks for a full fringe. Describe your consultation, sectioning, tension and finish.',
    options: [],
    position: 12,
    answered: [true, true, true, true, false, true, true, true, false, true, true, false],
    labels: { next: 'Review and submit', skip: 'Review and submit' },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your answer'), 'Dry first.')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ optionIds: [], text: 'Dry first.' })
  },
}

const picture = (coiffure: Coiffure) => (
  <Strands seed="exam" coiffure={coiffure} width={320} height={200} className="aspect-8/5 w-full bg-ground" />
)

export const Picture: Story = {
  args: {
    type: 'picture',
    label: 'Four heads are cut wet, to the same stretched length. Which will look shortest once dry?',
    options: [
      { id: 'cut', label: 'Straight lengths, one diagonal edge', picture: picture('cut') },
      { id: 'curl', label: 'Loops all the way down', picture: picture('curl') },
      { id: 'wave', label: 'A loose bend', picture: picture('wave') },
      { id: 'part', label: 'Smooth lengths from a parting', picture: picture('part') },
    ],
    defaultValue: { optionIds: ['curl'], text: '' },
    position: 9,
  },
}

/** Photographs or a clip of one's own work, with the state of the draft. */
export const Practical: Story = {
  args: {
    type: 'practical',
    label:
      'Cut a one-length bob on a guest or a mannequin. Show the finished line from behind and from both sides.',
    options: [],
    isAnswered: true,
    position: 11,
    status: <SaveStatus state="saved" text="Saved" />,
    practical: (
      <FileDrop
        label="Add photographs or a clip"
        hint="JPEG, PNG or WebP up to 20 MB, MP4 or MOV up to 200 MB"
        files={[{ id: '1', name: 'from-behind.jpg', size: '2.4 MB' }]}
        onRemove={fn()}
      />
    ),
  },
}

/** Rejected by the server. */
export const Wrong: Story = {
  args: { error: 'This question can no longer be answered: the exam has ended.' },
}

/** Nothing is selected yet, and there is no previous question. */
export const First: Story = { args: { position: 1 } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'باب هم‌قد کوتاه می‌کنید. مو را چطور نگه می‌دارید؟',
    options: [
      { id: 'low', label: 'با زاویهٔ ۴۵ درجه نسبت به سر' },
      { id: 'fall', label: 'در خواب طبیعی مو، بدون بلند کردن' },
      { id: 'high', label: 'با زاویهٔ ۹۰ درجه نسبت به سر' },
    ],
    defaultValue: { optionIds: ['fall'], text: '' },
    labels: {
      position: (position, count) => `پرسش ${position.toLocaleString('fa')} از ${count.toLocaleString('fa')}`,
      back: 'قبلی',
      next: 'پرسش بعدی',
      skip: 'فعلاً رد می‌کنم',
    },
  },
}
