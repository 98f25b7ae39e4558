import { DocsRenderer } from '@storybook/addon-docs'
import type { ReactRenderer } from '@storybook/react-vite'
import type { DocsRenderFunction } from 'storybook/internal/types'
import { blocks } from './blocks.ts'
import { DocsPage } from './docs-page.tsx'
import { StoriesAlone } from './stories-alone.tsx'

const renderer = new DocsRenderer()

const render: DocsRenderFunction<ReactRenderer> = (context, docs, element) =>
  renderer.render(
    context,
    { page: StoriesAlone, ...docs, container: DocsPage, components: { ...docs['components'], ...blocks } },
    element,
  )

/** Draws docs pages in the looks of Chignon; every block is at hand in an .mdx file without an import. */
export const docsRenderer = { render, unmount: renderer.unmount }
