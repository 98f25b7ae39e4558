import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileText } from '../icons/file-text.tsx'
import { Strands } from '../strands/strands.tsx'
import { FileDrop } from './file-drop.tsx'

/**
 * For pictures of the gallery, a post or the profile. Not for text. The hint states the accepted files in advance;
 * errors appear with their file and say what to do; every file can be removed.
 */
const meta = {
  title: 'Forms/File drop',
  component: FileDrop,
  args: {
    label: 'Add pictures',
    hint: 'JPEG, PNG or AVIF, up to 10 MB each',
    accept: 'image/jpeg,image/png,image/avif',
    multiple: true,
    onValueChange: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const picture = new File(['nape'], 'nape.jpg', { type: 'image/jpeg' })
    await userEvent.upload(canvas.getByLabelText('Add pictures'), picture)
    await expect(args.onValueChange).toHaveBeenCalledWith([picture])
  },
}
export const OnTheirWay: Story = {
  args: {
    files: [
      { id: '1', name: 'nape-dry.jpg', size: '2.4 MB' },
      {
        id: '2',
        name: 'profile-from-the-window-side-before-the-last-three-millimetres.png',
        size: '6.1 MB',
        progress: 0.62,
      },
      { id: '3', name: 'swing.mov', size: '48 MB', error: 'This is a video. Add it to a post instead.' },
    ],
  },
}
/** With previews, and a file that can be sent again. */
export const WithPreviews: Story = {
  args: {
    onRetry: fn(),
    files: [
      {
        id: '1',
        name: 'nape-dry.jpg',
        size: '2.4 MB',
        preview: <Strands seed="nape" coiffure="cut" width={56} height={56} />,
      },
      { id: '2', name: 'profile.jpg', size: '3.1 MB', error: 'The connection was interrupted.' },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('2')
  },
}
export const Refused: Story = {
  args: { error: 'The pictures could not be sent. Check your connection and try again.' },
}
export const Disabled: Story = { args: { disabled: true } }
/** Files that are no pictures. */
export const OfDocuments: Story = {
  args: { label: 'Drop a bank statement', hint: 'CAMT.053 or CSV', icon: <FileText /> },
}
export const Persian: Story = {
  args: {
    label: 'افزودن تصویر',
    hint: 'JPEG یا PNG، هرکدام تا ۱۰ مگابایت',
    files: [{ id: '1', name: 'nape-dry.jpg', size: '۲٫۴ مگابایت', progress: 0.4 }],
    labels: {
      files: 'فایل‌ها',
      remove: (name) => `حذف ${name}`,
      progress: (name) => `در حال بارگذاری ${name}`,
    },
  },
  globals: { locale: 'fa' },
}
