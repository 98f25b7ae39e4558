import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { pseudolocalize, restoreText } from '../packages/ui-quality/matrix/in-page/pseudolocalize.ts'
import { argTypesOf } from './arg-types.tsx'
import { controlData } from './control-data.ts'
import { MessagesProvider } from '../packages/ui/src/messages/messages.tsx'
import { applyGlobals, attributesOf, globalTypes, initialGlobals } from './globals.ts'
import { messagesOf } from './message-packs.ts'
import { preventAutofocus } from './prevent-autofocus.ts'
import './preview.css'

// Generous for busy machines; a query that succeeds does not wait that long.
configure({ asyncUtilTimeout: 10_000 })

if (new URLSearchParams(location.search).get('embed') === 'true') preventAutofocus()

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

export default {
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  decorators: [
    (Story, { globals, viewMode }) => {
      // On a docs page each story has its own language; the container applies the toolbar to the page.
      const story = (
        <MessagesProvider messages={messagesOf(globals)}>
          <Story />
        </MessagesProvider>
      )
      if (viewMode === 'docs') return <div {...attributesOf(globals)}>{story}</div>
      applyGlobals(globals)
      return story
    },
  ],
  argTypesEnhancers: [
    ({ argTypes, initialArgs, parameters }) => {
      const folder = /([^/]+)\.stories\.tsx$/.exec(String(parameters['fileName']))?.[1] ?? ''
      return { ...argTypes, ...argTypesOf(controlData[folder] ?? [], initialArgs) }
    },
  ],
  // After the play function, which finds elements by their original text.
  afterEach: ({ globals }) => {
    if (globals['strings'] === 'pseudo') pseudolocalize(document.body)
    else restoreText(document.body)
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    // Loaded with the first docs page, so that stories load faster.
    docs: { renderer: async () => (await import('./blocks/renderer.tsx')).docsRenderer },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    viewport: {
      options: {
        phone: viewport('Phone', 375, 812),
        tablet: viewport('Tablet', 768, 1024),
        laptop: viewport('Laptop', 1280, 800),
        desktop: viewport('Desktop', 1680, 1050),
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Guides',
          [
            'Getting started',
            'Theming',
            'Tokens in Figma',
            'Content and voice',
            'Right to left',
            'Changelog',
          ],
          'Foundations',
          [
            'Tokens',
            'Colour',
            'Type',
            'Space and shape',
            'Breakpoints',
            'Motion',
            'Icons',
            'Strands and covers',
          ],
          'Building blocks',
          'Actions',
          'Forms',
          'Navigation',
          'Overlays',
          'Feedback',
          'Data',
          'Media',
          'Catalogue',
          'Checkout',
          'Learning',
          'Community',
          'Profile',
          'Site',
        ],
      },
    },
    // The modes that Chromatic takes snapshots in.
    chromatic: {
      modes: {
        dark: { theme: 'dark' },
        light: { theme: 'light' },
        'light phone': { theme: 'light', viewport: { width: 375 } },
        'dark rtl': { theme: 'dark', direction: 'rtl' },
      },
    },
  },
} satisfies Preview
