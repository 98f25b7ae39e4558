import type { ComponentProps } from 'react'
import { Source } from '@storybook/addon-docs/blocks'

/** Highlighted code on our own ground: a story's, with `of`, or what is given as `code`. */
export function CodeBlock(props: ComponentProps<typeof Source>) {
  const isDark = document.documentElement.dataset['theme'] !== 'light'
  return (
    <div className="[&_.docblock-source]:m-0! [&_.docblock-source]:rounded-none! [&_.docblock-source]:border-0! [&_.docblock-source]:bg-surface! [&_.docblock-source]:shadow-none!">
      <Source {...props} dark={isDark} />
    </div>
  )
}
