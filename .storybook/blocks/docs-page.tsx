import type { PropsWithChildren } from 'react'
import { DocsContext, SourceContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { convert, themes, ThemeProvider } from 'storybook/theming'
import { applyGlobals, initialGlobals } from '../globals.ts'
import { TableOfContents } from './table-of-contents.tsx'

/**
 * The container of every docs page: theme, width, table of contents. Its text is always English and left to right; language
 * and direction of the toolbar apply to the examples only.
 */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = globalsOf(context)
  applyGlobals(globals)
  return (
    <DocsContext.Provider value={context}>
      <SourceContainer channel={context.channel}>
        <ThemeProvider theme={convert(themes[globals['theme'] === 'light' ? 'light' : 'dark'])}>
          <div
            lang="en"
            dir="ltr"
            className="sb-unstyled grid min-h-screen justify-center gap-x-16 bg-ground px-6 pt-12 pb-32 text-text sm:px-10 lg:grid-cols-[minmax(0,56rem)_11rem]"
          >
            <main className="grid min-w-0 auto-rows-max grid-cols-1 gap-x-12 gap-y-16 sm:grid-cols-2 *:col-span-full *:empty:hidden">
              {children}
            </main>
            <TableOfContents />
          </div>
        </ThemeProvider>
      </SourceContainer>
    </DocsContext.Provider>
  )
}

/** The settings of the toolbar. Pages without stories have no story context, so they come from the channel. */
function globalsOf({ channel }: DocsContainerProps['context']): Globals {
  const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return event?.globals ?? initialGlobals
}
