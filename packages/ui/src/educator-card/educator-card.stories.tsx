import type { Meta, StoryObj } from '@storybook/react-vite'
import { EducatorCard } from './educator-card.tsx'

const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'%3E%3Crect width='96' height='96' fill='%23c9b79c'/%3E%3Ccircle cx='48' cy='42' r='20' fill='%238a6a4a'/%3E%3Cpath d='M12 96c4-24 20-32 36-32s32 8 36 32' fill='%235d452e'/%3E%3C/svg%3E"

const meta = {
  title: 'Catalogue/Educator card',
  component: EducatorCard,
  args: {
    name: 'Inês Duarte',
    link: <a href="#ines" />,
    introduction: 'I teach cutting in Lisbon.',
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EducatorCard>

export default meta
type Story = StoryObj<typeof meta>

/** Without a picture the avatar shows initials. */
export const Default: Story = {}
export const WithPortrait: Story = { args: { src: portrait } }
/** Someone who has not introduced themselves. */
export const NameAlone: Story = { args: { introduction: undefined } }
export const LongTexts: Story = {
  args: {
    name: 'Maximiliane Wolfeschlegelsteinhausen-Bergerdorff',
    introduction:
      'Braids and natural texture, in Lyon, with everything my grandmother taught me about parting hair by touch, which I still check with my fingertips before the first strand crosses the second.',
  },
}
/** The introduction in a language other than the page's. */
export const OtherLanguage: Story = {
  args: { introduction: 'در لیسبون کوتاهی درس می‌دهم.', introductionLang: 'fa' },
}
export const Persian: Story = {
  args: { name: 'ثریا رحیمی', introduction: 'بافت و موی طبیعی، در لیون.' },
  globals: { locale: 'fa' },
}
