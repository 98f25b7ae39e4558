import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@chignon/ui/button'
import { Chip } from '@chignon/ui/chip'
import { TextField } from '@chignon/ui/text-field'
import { TextLink } from '@chignon/ui/text-link'
import { expect, waitFor } from 'storybook/test'

const meta = { title: 'Foundations/Rebranded' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

// Bundled typefaces: those of the system differ between computers, and so would the pictures.
const brand = `:root {
  --chignon-accent-600: #0b6b57;
  --chignon-accent-700: #07493b;
  --chignon-accent-100: #dff2ea;
  --chignon-accent-300: #6fd0b4;
  --chignon-accent-200: #a8e6d3;
  --chignon-accent-900: #12312a;
  --font-display: 'Instrument Sans', sans-serif;
  --font-text: 'Instrument Sans', sans-serif;
  --radius-control: 999px;
  --radius-media: 12px;
}`

function Sample({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <section
      data-theme={theme}
      className="grid grid-cols-1 content-start gap-6 rounded-media border border-line p-6 sm:p-10"
    >
      <h2 className="headline-type text-headline">Pottery, by hand</h2>
      <p>
        Six evenings at the wheel. <TextLink href="#dates">See the dates</TextLink>
      </p>
      <TextField label="Email" name={`email-${theme}`} hint="For the ticket." />
      <div className="flex flex-wrap items-center gap-3">
        <Button>Reserve your seat</Button>
        <Button variant="secondary">Ask a question</Button>
        <Chip isSelected>Beginners</Chip>
      </div>
    </section>
  )
}

/** Another brand by ten custom properties, in both themes. */
export const Rebranded: Story = {
  parameters: { docs: { story: { inline: false, height: '860px' } } },
  render: () => (
    <>
      <style>{brand}</style>
      <div className="grid gap-6 md:grid-cols-2">
        <Sample theme="light" />
        <Sample theme="dark" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const colours = () =>
      canvas
        .getAllByRole('button', { name: 'Reserve your seat' })
        .map((button) => getComputedStyle(button).backgroundColor)
    await waitFor(() => expect(colours()).toEqual(['rgb(11, 107, 87)', 'rgb(111, 208, 180)']))
  },
}
