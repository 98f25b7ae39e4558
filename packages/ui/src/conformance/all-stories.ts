/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite'
import { stories, type StoriesFile, type Story } from './stories.ts'

const pages = import.meta.glob<StoriesFile>('../../../../.storybook/foundations/*.stories.tsx', {
  eager: true,
})

/** Includes the stories of the foundations pages, which belong to no component and use the published package. */
export const allStories = [
  ...stories,
  ...Object.entries(pages).flatMap(([path, file]) => {
    const composed: Record<string, Story> = composeStories(file)
    const page = path.split('/').at(-1)?.split('.')[0] ?? ''
    return Object.entries(composed).map(([name, story]) => [page, name, story] as const)
  }),
]
