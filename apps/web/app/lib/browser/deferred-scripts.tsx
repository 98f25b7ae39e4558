import { Children, cloneElement, Fragment, isValidElement, type ComponentProps, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/**
 * React Router's scripts, fetched after what is seen. It preloads every module as urgently as a browser can, and runs them
 * as soon as they are there: on a slow line a dozen of them take the connections from the styles, faces and pictures, and on
 * a slow processor the page is drawn only when they are done. So only the entry, which nothing else names in time, is
 * preloaded, and the modules are asked for once the page has been drawn.
 */
export function DeferredScripts() {
  // Called as the plain function it is: what it renders cannot be changed from outside.
  const scripts: unknown = Scripts({})
  return isValidElement<Props>(scripts) ? Children.map(scripts.props.children, late) : null
}

type Props = ComponentProps<'link'> & ComponentProps<'script'>

function late(child: ReactNode): ReactNode {
  if (!isValidElement<Props>(child)) return child
  if (child.props.rel === 'modulepreload') {
    return child.props.href?.includes('/entry.client') ? cloneElement(child, { fetchPriority: 'low' }) : null
  }
  // A browser runs no script that it renders itself, and finds the server's in its place.
  return import.meta.env.SSR ? later(child) : child
}

function later(child: ReactNode): ReactNode {
  if (!isValidElement<Props>(child)) return child
  const { type, dangerouslySetInnerHTML, children } = child.props
  if (child.type === Fragment) return <>{Children.map(children, later)}</>
  const text = dangerouslySetInnerHTML?.__html
  if (type !== 'module' || typeof text !== 'string') return child
  const __html = onceDrawn(text)
  return cloneElement(child, { type: undefined, async: undefined, dangerouslySetInnerHTML: { __html } })
}

// Adds the script when the page has been drawn. One that is not looked at is not drawn, and has nothing to wait for.
// oxlint-disable lingui/no-unlocalized-strings -- a program, no words
function onceDrawn(text: string): string {
  const quoted = JSON.stringify(text).replaceAll('<', String.raw`\u003c`)
  return (
    `{const script=document.createElement('script'),run=()=>document.head.append(script);` +
    `Object.assign(script,{type:'module',nonce:document.currentScript.nonce,textContent:${quoted}});` +
    `document.hidden?run():requestAnimationFrame(()=>setTimeout(run))}`
  )
}
