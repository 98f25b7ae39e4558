import { pascal, sentence } from './names.ts'

/** A component's folder: component, stories, test. */
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
  }
}
