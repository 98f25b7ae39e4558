import { useOf } from '@storybook/addon-docs/blocks'
import { EveryStory } from './every-story.tsx'

/** The docs page of stories without an .mdx file: the foundations. */
export function FoundationsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [group, name] = preparedMeta.title.split('/')
  return (
    <>
      <header>
        <p className="overline-label text-text-muted">{group}</p>
        <h1 className="headline-type mt-3 text-display">{name}</h1>
      </header>
      <EveryStory />
    </>
  )
}
