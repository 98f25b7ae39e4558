import { useState, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Description, useOf } from '@storybook/addon-docs/blocks'
import type { ModuleExport } from 'storybook/internal/types'
import { CodeBlock } from './code-block.tsx'
import { StoryCanvas } from './story-canvas.tsx'

export type ExampleProps = {
  of: ModuleExport
  title?: ReactNode
  className?: string | undefined
}

/** A story with its description and, on demand, its code. */
export function Example({ of, title, className }: ExampleProps) {
  const { story } = useOf(of, ['story'])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <figure className={cx('min-w-0', className)}>
      {title && (
        <figcaption className="mb-4">
          <h3 className="text-subtitle font-medium">{title}</h3>
          <div className="max-w-prose text-small text-text-muted [&_p]:mt-1">
            <Description of={of} />
          </div>
        </figcaption>
      )}
      <StoryCanvas story={story} />
      <details
        className="group border-x border-b border-line"
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center px-5 text-small text-text-muted select-none hover:text-text">
          <span className="group-open:hidden">Show the code</span>
          <span className="not-group-open:hidden">Hide the code</span>
        </summary>
        {isOpen && (
          <div className="border-t border-line">
            <CodeBlock of={of} />
          </div>
        )}
      </details>
    </figure>
  )
}
