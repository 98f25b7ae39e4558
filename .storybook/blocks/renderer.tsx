import { DocsRenderer } from '@storybook/addon-docs'
import type { ReactRenderer } from '@storybook/react-vite'
import type { DocsRenderFunction } from 'storybook/internal/types'
import { blocks } from './blocks.ts'
import { DocsPage } from './docs-page.tsx'
import { FoundationsPage } from './foundations-page.tsx'

const renderer = new DocsRenderer()

const render: DocsRenderFunction<ReactRenderer> = (context, docs, element) =>
  renderer.render(
    context,
    { page: FoundationsPage, ...docs, container: DocsPage, components: { ...docs['components'], ...blocks } },
    element,
  )

/** Renders docs pages in Chignon's design. Every block is available in .mdx files without an import. */
export const docsRenderer = { render, unmount: renderer.unmount }
