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

type Args = Pick<SearchSuggestionsProps, 'suggestions' | 'label' | 'status' | 'onChoose'> & {
  boxLabel: string
  text: string
  onSearch: (text: string) => void
}

/** A search box with its list, as an app puts them together. */
function SuggestingBox({ boxLabel, text, onSearch, ...list }: Args) {
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<SearchBoxList>({ id: 'list', isOpen: false })
  return (
    <SearchBox
      action="/educations"
      label={boxLabel}
      defaultValue={text}
      delay={60_000}
      inputRef={field}
      list={state}
      onSearch={onSearch}
    >
      <SearchSuggestions id="list" field={field} onChange={setState} {...list} />
    </SearchBox>
  )
}

/**
 * For: what a `SearchBox` suggests while someone types. Not for: choosing one of a list in a form (`Combobox`). Rules: few, the
 * best first; each leads somewhere; the box searches what was typed all the same.
 */
const meta = {
  title: 'Forms/Search suggestions',
  component: SuggestingBox,
  args: {
    boxLabel: 'Search courses and programs',
    text: 'braid',
    suggestions,
    label: 'Suggestions',
    status: '4 suggestions',
    onChoose: fn(),
    onSearch: fn(),
  },
  decorators: [
    (Story) => (
      <div className="min-h-80 max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SuggestingBox>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const MovedTo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: args.boxLabel }))
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
    text: 'zopf',
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
    boxLabel: 'جست‌وجوی دوره‌ها',
    text: 'بافت',
    label: 'پیشنهادها',
    suggestions: [
      { id: 'course/one', name: 'بافت تیغ‌ماهی از موی نازک', detail: 'دوره' },
      { id: 'program/two', name: 'بافت و فر', detail: 'برنامه' },
    ],
    status: '۲ پیشنهاد',
  },
  globals: { locale: 'fa' },
}
