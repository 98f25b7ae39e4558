import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './text-link.tsx'

const meta = {
  title: 'Actions/Text link',
  component: TextLink,
  args: { href: '#courses', children: 'All courses' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  render: (args) => (
    <p className="max-w-prose">
      By creating an account you agree to the <TextLink {...args}>terms & conditions</TextLink> and have read
      how we keep your data in the <TextLink {...args}>privacy policy</TextLink>.
    </p>
  ),
}

/** Beside a section's heading. */
export const Quiet: Story = { args: { variant: 'quiet' } }

/** In a list where every line is a link, as in the footer. */
export const Plain: Story = {
  render: (args) => (
    <ul className="grid justify-items-start gap-2 text-small">
      {['Education', 'Masterclasses', 'Contact us'].map((name) => (
        <li key={name}>
          <TextLink {...args} variant="plain">
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  ),
}

export const AsChild: Story = {
  args: { asChild: true, children: <a href="#masterclasses">All masterclasses</a>, variant: 'quiet' },
}

export const Persian: Story = {
  args: { children: 'همهٔ دوره‌ها', variant: 'quiet' },
  globals: { locale: 'fa' },
}
