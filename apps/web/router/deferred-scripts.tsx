import { Children, cloneElement, Fragment, isValidElement, type ComponentProps, type ReactNode } from 'react'
import { Scripts } from 'react-router'
import localeDataWorker from './locale-data.worker.js?url'

/**
 * React Router's `<Scripts>`, loaded after the first paint. React Router preloads every module with high priority and runs
 * them as soon as they arrive. On a slow connection they compete with styles, fonts and images, and on a slow processor
 * they delay the first paint. Here only the entry is preloaded, with low priority, and the modules are imported after the
 * first animation frame.
 */
export function DeferredScripts() {
  // Called as a function, because the output of a component cannot be changed by its parent.
  const scripts: unknown = Scripts({})
  return isValidElement<Props>(scripts) ? Children.map(scripts.props.children, deferElement) : null
}

type Props = ComponentProps<'link'> & ComponentProps<'script'>

function deferElement(child: ReactNode): ReactNode {
  if (!isValidElement<Props>(child)) return child
  if (child.props.rel === 'modulepreload') {
    return child.props.href?.includes('/entry.client') ? cloneElement(child, { fetchPriority: 'low' }) : null
  }
  // The browser hydrates the server's scripts and never runs the ones it renders.
  return import.meta.env.SSR ? deferModuleScript(child) : child
}

function deferModuleScript(child: ReactNode): ReactNode {
  if (!isValidElement<Props>(child)) return child
  const { type, dangerouslySetInnerHTML, children } = child.props
  if (child.type === Fragment) return <>{Children.map(children, deferModuleScript)}</>
  const code = dangerouslySetInnerHTML?.__html
  if (type !== 'module' || typeof code !== 'string') return child
  const __html = runAfterFirstFrame(code)
  return cloneElement(child, { type: undefined, async: undefined, dangerouslySetInnerHTML: { __html } })
}

// A script that adds a module script after the first frame. A hidden page has no frames, so it adds it immediately. The worker reads the
// browser's locale data while the modules load: during hydration it would prolong a task.
// oxlint-disable lingui/no-unlocalized-strings -- code, not text
function runAfterFirstFrame(code: string): string {
  const quoted = JSON.stringify(code).replaceAll('<', String.raw`\u003c`)
  return (
    `{const script=document.createElement('script'),run=()=>{document.head.append(script);new Worker('${localeDataWorker}')};` +
    `Object.assign(script,{type:'module',nonce:document.currentScript.nonce,textContent:${quoted}});` +
    `document.hidden?run():requestAnimationFrame(()=>setTimeout(run))}`
  )
}
