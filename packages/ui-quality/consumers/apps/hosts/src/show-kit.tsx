import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { Kit } from './kit'

/** Renders the components in a place that is the same on every page. */
export function showKit(): void {
  const place = document.getElementById('kit')
  if (!place) return
  Object.assign(place.style, {
    position: 'absolute',
    insetBlockStart: '1200px',
    insetInlineStart: '0',
    boxSizing: 'border-box',
    inlineSize: '640px',
    padding: '20px',
    background: '#fff',
  })
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <StrictMode>
        <Kit />
      </StrictMode>,
    ),
  )
}
