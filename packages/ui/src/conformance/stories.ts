/// <reference types="vite/client" />
import { composeStories, type Meta } from '@storybook/react-vite'
import type { ComponentType } from 'react'

export type Props = Record<string, unknown>
export type AnyComponent = ComponentType<Props>

/** A story with its meta's args and decorators, as a component. */
export type Story = AnyComponent & {
  args: Props
  globals: Props
  parameters: Props
  play?: unknown
  /** Mounts it into the canvas and plays it, as Storybook does. */
  run: (context: { canvasElement: HTMLElement }) => Promise<void>
}

/** A component folder with what its stories file declares. */
export type ComponentStories = {
  folder: string
  component: AnyComponent | undefined
  stories: [name: string, story: Story][]
}

/** What a stories file exports. */
export type StoriesFile = Parameters<typeof composeStories>[0] & { default: Meta<Props> }

const files = import.meta.glob<StoriesFile>('../*/*.stories.tsx', { eager: true })

const folderOf = (path: string): string => path.split('/')[1] ?? ''

/** Folders with a module of the same name: the public components. */
export const folders = Object.keys(import.meta.glob(['../*/*.tsx', '!../*/*.{stories,test}.tsx']))
  .filter((path) => path.endsWith(`/${folderOf(path)}.tsx`))
  .map(folderOf)

/** Every component of the package, found by its stories file. */
export const components: ComponentStories[] = Object.entries(files).map(([path, file]) => {
  const composed: Record<string, Story> = composeStories(file)
  return { folder: folderOf(path), component: file.default.component, stories: Object.entries(composed) }
})

/** Every story: folder, story name, story. */
export const stories = components.flatMap(({ folder, stories }) =>
  stories.map(([name, story]) => [folder, name, story] as const),
)
