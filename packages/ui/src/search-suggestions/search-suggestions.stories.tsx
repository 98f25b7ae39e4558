import { useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { MarkedText } from '../marked-text/marked-text.tsx'
import { SearchBox, type SearchBoxList } from '../search-box/search-box.tsx'
import { SearchSuggestions, type SearchSuggestionsProps } from './search-suggestions.tsx'

const marked = (name: string, word: string) => {
  const start = name.indexOf(word)
  return <MarkedText text={name} marks={[{ start, end: start + word.length }]} />
}

const suggestions = [
  { id: 'course/dutch-braid-crown', name: marked('Dutch braid crown', 'braid'), detail: 'Course' },
  { id: 'course/knotless', name: marked('Knotless braids, foundations', 'braids'), detail: 'Course' },
  { id: 'program/texture', name: marked('Texture and braids', 'braids'), detail: 'Program' },
  { id: 'all', name: 'Search everything for “braid”', isSearch: true },
]

/** A search box with its list, combined as in an app. */
function SuggestingBox({ id, ...given }: SearchSuggestionsProps) {
  const field = useRef<HTMLInputElement>(null)
  const [list, setList] = useState<SearchBoxList>({ id, open: false })
  return (
    <SearchBox
      action="/educations"
      label="Search courses and programs"
      defaultValue="braid"
      delay={60_000}
      inputRef={field}
      list={list}
    >
      <SearchSuggestions {...given} id={id} field={field} onListChange={setList} />
    </SearchBox>
  )
}

/**
 * For suggestions of a `SearchBox` while the user types. Not for selecting an option in a form (`Combobox`). Few,
 * the best first; each leads to a page; the box still searches the typed text.
 */
const meta = {
  title: 'Forms/Search suggestions',
  component: SearchSuggestions,
  args: {
    id: 'list',
    field: { current: null },
    suggestions,
    label: 'Suggestions',
    status: '4 suggestions',
    onListChange: fn(),
    onChoose: fn(),
  },
  render: (args) => <SuggestingBox {...args} />,
  decorators: [
    (Story) => (
      <div className="min-h-80 max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchSuggestions>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const MovedTo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true'))
  },
}

export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await expect(canvas.getByRole('combobox')).toHaveValue('braid')
  },
}

export const LongNames: Story = {
  args: {
    suggestions: [
      {
        id: 'course/long',
        name: 'Fischgrätenzopf aus feinem Haar, Schritt für Schritt von der Schläfe bis zum Nacken',
        detail: 'Online-Masterclass',
      },
    ],
    status: '1 Vorschlag',
  },
}

export const Persian: Story = {
  args: {
    label: 'پیشنهادها',
    suggestions: [
      { id: 'course/one', name: 'تیغ ماهی با موی نازک', detail: 'دوره' },
      { id: 'program/two', name: 'بافت و فر', detail: 'برنامه' },
    ],
    status: '۲ پیشنهاد',
  },
  globals: { locale: 'fa' },
}
