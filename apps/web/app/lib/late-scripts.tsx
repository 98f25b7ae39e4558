import { Children, cloneElement, isValidElement, type ComponentProps, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/**
 * React Router's scripts, fetched after what is seen. It preloads every module as urgently as a browser can: on a slow
 * line a dozen of them take the connections from the styles, faces and pictures, and double the time until a page can
 * be read. Only the entry, which nothing else names in time, is preloaded; the others its page imports itself.
 */
export function LateScripts() {
  // Called as the plain function it is: what it renders cannot be changed from outside.
  const scripts: unknown = Scripts({})
  return isValidElement<{ children?: ReactNode }>(scripts) ? Children.map(scripts.props.children, late) : null
}

function late(child: ReactNode): ReactNode {
  if (!isValidElement<ComponentProps<'link'>>(child) || child.props.rel !== 'modulepreload') return child
  return child.props.href?.includes('/entry.client') ? cloneElement(child, { fetchPriority: 'low' }) : null
}
