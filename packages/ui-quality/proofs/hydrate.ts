/// <reference types="vite/client" />
/** Runs in the page of a component: hydrates each of its server-rendered stories. */
import { composeStories } from '@storybook/react-vite'
import { createElement, StrictMode, useEffect, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

type StoriesFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesFile>('../../ui/src/*/*.stories.tsx')
const folder = decodeURIComponent(location.pathname).slice(1)
const file = await files[`../../ui/src/${folder}/${folder}.stories.tsx`]?.()
const stories: Record<string, ComponentType> = file ? composeStories(file) : {}
const elements = [...document.querySelectorAll<HTMLElement>('[data-story]')]
const pending = new Set(elements)

/** Marks the page as hydrated once updates from effects are painted, so that errors in effects are found as well. */
function markHydrated(): void {
  setTimeout(() => requestAnimationFrame(() => void (document.documentElement.dataset['hydrated'] = '')))
}

/** Wraps a story: its effect runs after all effects of the story. The last one marks the page as hydrated. */
function HydrationMarker({ element, story }: { element: HTMLElement; story: ComponentType }) {
  useEffect(() => {
    pending.delete(element)
    if (pending.size === 0) markHydrated()
  }, [element])
  return createElement(story)
}

for (const element of elements) {
  const name = element.dataset['story'] ?? ''
  const story = stories[name]
  if (!story) throw new Error(`${folder} has no story ${name}.`)
  const app = createElement(HydrationMarker, { element, story })
  hydrateRoot(element, createElement(StrictMode, null, app), {
    identifierPrefix: name,
    onRecoverableError: (error) => console.error(`${name}: ${String(error)}`),
  })
}
