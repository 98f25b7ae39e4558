/// <reference types="vite/client" />
/** Runs in the page of a component: takes over each of its stories that the server rendered. */
import { composeStories } from '@storybook/react-vite'
import { createElement, StrictMode, useEffect, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

type StoriesFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesFile>('../../ui/src/*/*.stories.tsx')
const folder = decodeURIComponent(location.pathname).slice(1)
const file = await files[`../../ui/src/${folder}/${folder}.stories.tsx`]?.()
const stories: Record<string, ComponentType> = file ? composeStories(file) : {}
const rendered = [...document.querySelectorAll<HTMLElement>('[data-story]')]
const waiting = new Set(rendered)

/** Once what the effects set is drawn as well: what goes wrong in that is found, too. */
function tell(): void {
  setTimeout(() => requestAnimationFrame(() => void (document.documentElement.dataset['hydrated'] = '')))
}

/** Says of an element that it is taken over: its effect comes after all of the story's own. The last tells the test. */
function TakenOver({ element, story }: { element: HTMLElement; story: ComponentType }) {
  useEffect(() => {
    waiting.delete(element)
    if (waiting.size === 0) tell()
  }, [element])
  return createElement(story)
}

for (const element of rendered) {
  const name = element.dataset['story'] ?? ''
  const story = stories[name]
  if (!story) throw new Error(`${folder} has no story ${name}.`)
  const app = createElement(TakenOver, { element, story })
  hydrateRoot(element, createElement(StrictMode, null, app), {
    identifierPrefix: name,
    onRecoverableError: (error) => console.error(`${name}: ${String(error)}`),
  })
}
