import { pascal, sentence } from './names.ts'

/** The files of a component: component, stories, test, docs page. */
export function componentFiles(name: string): Record<string, string> {
  const folder = `packages/ui/src/${name}/${name}`
  const Name = pascal(name)
  return {
    [`${folder}.tsx`]: `import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'

export type ${Name}Props = ComponentProps<'div'>

/** What it is. */
export function ${Name}({ className, ...rest }: ${Name}Props) {
  return <div className={cx('', className)} {...rest} />
}
`,
    [`${folder}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${Name} } from './${name}.tsx'

const meta = {
  title: 'Catalogue/${sentence(name)}',
  component: ${Name},
} satisfies Meta<typeof ${Name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { children: 'The bob, from line to movement' } }
`,
    [`${folder}.test.tsx`]: `import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ${Name} } from './${name}.tsx'

it('renders its children', async () => {
  const screen = await render(<${Name}>The bob, from line to movement</${Name}>)
  await expect.element(screen.getByText('The bob, from line to movement')).toBeVisible()
})
`,
    [`${folder}.mdx`]: `import { Meta } from '@storybook/addon-docs/blocks'
import { ${Name} } from './${name}.tsx'
import * as stories from './${name}.stories.tsx'

<Meta of={stories} />

<Purpose of={stories.Default}>

One or two sentences: what it is for.

</Purpose>

<WhenToUse>

- When to use it.

</WhenToUse>

<WhenNotToUse>

- When not to use it, and what to use instead: [card](card).

</WhenNotToUse>

<DoDont>
  <Do caption="Correct use, and why.">
    <${Name}>The bob, from line to movement</${Name}>
  </Do>
  <Dont caption="Incorrect use, and why.">
    <${Name}>Click here</${Name}>
  </Dont>
</DoDont>

<Anatomy of={stories.Default}>
  <Part name="Root" at=".sb-story div" from="children">
    What it contains.
  </Part>
</Anatomy>

<NotFocusable>It is not focusable.</NotFocusable>

<A11yNotes>

- What the consuming app must do to keep it accessible.

</A11yNotes>

<Strings>
  <Text prop="children">Its text.</Text>
</Strings>

<PropsTable />

<EveryStory />
`,
  }
}
