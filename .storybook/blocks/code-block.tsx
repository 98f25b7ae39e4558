import type { ComponentProps } from 'react'
import { Source } from '@storybook/addon-docs/blocks'

/** Highlighted code: that of the story in `of`, or the text in `code`. */
export function CodeBlock(props: ComponentProps<typeof Source>) {
  const isDark = document.documentElement.dataset['theme'] !== 'light'
  return (
    <div className="[&_.docblock-source]:m-0! [&_.docblock-source]:rounded-none! [&_.docblock-source]:border-0! [&_.docblock-source]:bg-surface! [&_.docblock-source]:shadow-none!">
      <Source {...props} dark={isDark} />
    </div>
  )
}
