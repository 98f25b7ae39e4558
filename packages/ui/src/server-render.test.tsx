/// <reference types="vite/client" />
import type { ComponentType } from 'react'
import { composeStories } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

type StoriesFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesFile>('./*/*.stories.tsx', { eager: true })
const stories = Object.entries(files).flatMap(([path, file]) => {
  const composed: Record<string, ComponentType> = composeStories(file)
  return Object.entries(composed).map(([name, Story]) => [path.split('/')[1], name, Story] as const)
})

// What a content security policy without `unsafe-inline` refuses: the page would look wrong, and say so on the console.
test.each(stories)(
  '%s, %s: renders on the server, with neither inline style nor inline script',
  (_, __, Story) => {
    const html = renderToString(<Story />)
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
    expect(html).not.toMatch(/<(style|script)\b/)
  },
)
