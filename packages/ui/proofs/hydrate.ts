/// <reference types="vite/client" />
/** Runs in the page of a component: takes over each of its stories that the server rendered. */
import { composeStories } from '@storybook/react-vite'
import { createElement, StrictMode, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

type StoriesFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesFile>('../src/*/*.stories.tsx')
const folder = decodeURIComponent(location.pathname).slice(1)
const file = await files[`../src/${folder}/${folder}.stories.tsx`]?.()
const stories: Record<string, ComponentType> = file ? composeStories(file) : {}

for (const element of document.querySelectorAll<HTMLElement>('[data-story]')) {
  const name = element.dataset['story'] ?? ''
  const story = stories[name]
  if (story)
    hydrateRoot(element, createElement(StrictMode, null, createElement(story)), {
      identifierPrefix: name,
      onRecoverableError: (error) => console.error(`${name}: ${String(error)}`),
    })
}
// After the effects of what was hydrated: React does them in a task of its own.
setTimeout(() => requestAnimationFrame(() => void (document.documentElement.dataset['hydrated'] = '')))
