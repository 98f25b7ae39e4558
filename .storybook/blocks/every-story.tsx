import { useContext } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { Example } from './example.tsx'
import { Section } from './section.tsx'

/** All its stories with their words: its states, long words, Persian. */
export function EveryStory() {
  const stories = useContext(DocsContext).componentStories()
  return (
    <Section title="Every story">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
        {stories.map(({ id, name, moduleExport }) => (
          <Example key={id} of={moduleExport} title={name} />
        ))}
      </div>
    </Section>
  )
}
