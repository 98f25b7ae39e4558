import { pascal, sentence } from './names.ts'

/** A component's folder: component, stories, test, docs page. */
export function componentFiles(name: string): Record<string, string> {
  const folder = `packages/ui/src/${name}/${name}`
  const Name = pascal(name)
  return {
    [`${folder}.tsx`]: `import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'

export type ${Name}Props = ComponentProps<'div'>

/** What it is and when to use it. */
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

it('shows what it is given', async () => {
  const screen = await render(<${Name}>The bob, from line to movement</${Name}>)
  await expect.element(screen.getByText('The bob, from line to movement')).toBeVisible()
})
`,
    [`${folder}.mdx`]: `import { Meta } from '@storybook/addon-docs/blocks'
import { ${Name} } from './${name}.tsx'
import * as stories from './${name}.stories.tsx'

<Meta of={stories} />

<Purpose of={stories.Default}>

What it is for, in a sentence or two.

</Purpose>

<For>

- When it is the right one.

</For>

<NotFor>

- What it is not for, and what is: [card](card).

</NotFor>

<DoDont>
  <Do caption="As it should be, and why.">
    <${Name}>The bob, from line to movement</${Name}>
  </Do>
  <Dont caption="As it should not be, and why.">
    <${Name}>Click here</${Name}>
  </Dont>
</DoDont>

<Anatomy of={stories.Default}>
  <Part name="Root" at=".sb-story div" from="children">
    What it holds.
  </Part>
</Anatomy>

<NotFocusable>No key reaches it.</NotFocusable>

<Duties>

- What its user has to see to, for everybody to be able to use it.

</Duties>

<Strings>
  <Text prop="children">Which words it takes.</Text>
</Strings>

<PropsTable />

<EveryStory />
`,
  }
}
