import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { pseudolocalize, restore } from '../packages/ui-quality/matrix/in-page/pseudo.ts'
import { applyGlobals, attributesOf, globalTypes, initialGlobals } from './globals.ts'
import { keepStill } from './keep-still.ts'
import './preview.css'

// What a busy machine may take; whoever finds what they wait for waits no longer.
configure({ asyncUtilTimeout: 10_000 })

if (new URLSearchParams(location.search).get('embed') === 'true') keepStill()

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
      // On a docs page each story keeps its own language; the page itself is brought to the toolbar by its container.
      if (viewMode === 'docs')
        return (
          <div {...attributesOf(globals)}>
            <Story />
          </div>
        )
      applyGlobals(globals)
      return <Story />
    },
  ],
  // Once it was played: a play function knows the words by which it finds things.
  afterEach: ({ globals }) => {
    if (globals['words'] === 'pseudo') pseudolocalize(document.body)
    else restore(document.body)
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    // Loaded with the first docs page: stories do not pay for it.
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
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Breakpoints', 'Motion', 'Icons', 'Strands and covers'],
          'Actions',
          'Forms',
          'Navigation',
          'Overlays',
          'Feedback',
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
    // What is compared, picture by picture, where Chromatic's token is set.
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
