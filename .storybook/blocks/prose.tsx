import type { ComponentProps } from 'react'
import { TextLink } from '@chignon/ui/text-link'
import { facts } from './facts.ts'
import { Code } from './with-code.tsx'

/**
 * A link to another component is written as its folder's name: `[menu](menu)`. One with a class is no link of the text
 * but a slot of an example, and stays as it is.
 */
function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (rest.className !== undefined)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  const docsId = facts[href]?.docsId
  return (
    // In the whole window, for the sidebar to follow.
    <TextLink href={docsId ? `./?path=/docs/${docsId}` : href} target="_top" rel="noreferrer">
      {children}
    </TextLink>
  )
}

/** What Markdown becomes on a docs page. */
export const prose = {
  a: Link,
  code: Code,
  p: (props: ComponentProps<'p'>) => <p className="max-w-prose" {...props} />,
  strong: (props: ComponentProps<'strong'>) => <strong className="font-medium" {...props} />,
  ul: (props: ComponentProps<'ul'>) => <ul className="grid max-w-prose gap-3" {...props} />,
  li: (props: ComponentProps<'li'>) => (
    <li
      className="relative ps-6 before:absolute before:start-0 before:top-3 before:w-3 before:border-t before:border-accent"
      {...props}
    />
  ),
}
