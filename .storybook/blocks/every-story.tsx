import { useContext } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { Example } from './example.tsx'
import { Section } from './section.tsx'

/** All stories of the component with their descriptions. */
export function EveryStory() {
  const stories = useContext(DocsContext).componentStories()
  return (
    <Section title="All stories">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
        {stories.map(({ id, name, moduleExport }) => (
          <Example key={id} of={moduleExport} title={name} />
        ))}
      </div>
    </Section>
  )
}
