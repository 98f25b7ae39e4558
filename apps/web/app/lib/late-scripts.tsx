import { Children, cloneElement, isValidElement, type ComponentProps, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/**
 * React Router's scripts, fetched after what is seen. It preloads modules as urgently as a browser can, ahead of the
 * styles and faces the first paint waits for; on a slow line that doubles the time until a page can be read.
 */
export function LateScripts() {
  // Called as the plain function it is: what it renders cannot be changed from outside.
  const scripts: unknown = Scripts({})
  return isValidElement<{ children?: ReactNode }>(scripts) ? Children.map(scripts.props.children, late) : null
}

function late(child: ReactNode): ReactNode {
  const isPreload = isValidElement<ComponentProps<'link'>>(child) && child.props.rel === 'modulepreload'
  return isPreload ? cloneElement(child, { fetchPriority: 'low' }) : child
}
