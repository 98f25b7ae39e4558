import type { ComponentProps } from 'react'
import { TextLink } from '@chignon/ui/text-link'
import { componentData } from './component-data.ts'
import { Code } from './inline-code.tsx'

/**
 * A link in the text. The name of a folder links to that component's docs page: `[menu](menu)`. A link with a class is part of
 * an example and rendered unchanged.
 */
function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (rest.className !== undefined)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  const docsId = componentData[href]?.docsId
  return (
    // Opens in the whole window, so that the sidebar shows the page.
    <TextLink href={docsId ? `./?path=/docs/${docsId}` : href} target="_top" rel="noreferrer">
      {children}
    </TextLink>
  )
}

/** The elements that Markdown is rendered with on docs pages. */
export const prose = {
  a: Link,
  code: Code,
  p: (props: ComponentProps<'p'>) => <p className="max-w-prose" {...props} />,
  strong: (props: ComponentProps<'strong'>) => <strong className="font-medium" {...props} />,
  ul: (props: ComponentProps<'ul'>) => (
    <ul
      className="grid max-w-prose gap-3 *:relative *:ps-6 *:before:absolute *:before:start-0 *:before:top-3 *:before:w-3 *:before:border-t *:before:border-accent"
      {...props}
    />
  ),
  ol: (props: ComponentProps<'ol'>) => (
    <ol className="grid max-w-prose list-decimal gap-3 ps-6 marker:text-accent" {...props} />
  ),
  li: (props: ComponentProps<'li'>) => <li {...props} />,
}
