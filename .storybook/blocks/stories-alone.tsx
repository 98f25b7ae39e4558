import { useOf } from '@storybook/addon-docs/blocks'
import { EveryStory } from './every-story.tsx'

/** The page of stories that have no .mdx: the foundations. */
export function StoriesAlone() {
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
