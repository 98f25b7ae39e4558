import path from 'node:path'
import type { Page } from 'playwright'
import { findHostProblems } from './check-hosts.ts'
import { findThemeProblems } from './check-nested-themes.ts'
import { findMessageProblems } from './check-messages.ts'
import { findTailwindProblems } from './check-tailwind-host.ts'
import { lowestReact } from './lowest-react.ts'

/** One way of serving an app, such as its production build or its development server. */
export type AppServer = {
  mode: 'production' | 'development'
  /** The command and its arguments, run in the app's folder. */
  command: (port: number) => string[]
}

/** An app in apps/ that installs the package from the registry. */
export type App = {
  name: string
  /** Its folder in apps/. Default: its name. */
  template?: string
  /** The folder of its components, which receives the components that apps share. */
  source: string
  /** Versions of dependencies that replace the ones in its package.json. */
  dependencies?: Record<string, string>
  /** None if its build is the check. */
  servers: AppServer[]
  /** Texts that the server's response contains. */
  serverTexts?: string[]
  /** Checks only this app, after the checks of every app. Returns the problems, each as a sentence. */
  findProblems?: (page: Page) => Promise<string[]>
}

const bin = (name: string, ...args: string[]) => [path.join('node_modules/.bin', name), ...args]

const vitePreview: AppServer = {
  mode: 'production',
  command: (port) => bin('vite', 'preview', '--host', '127.0.0.1', '--strictPort', '--port', `${port}`),
}
const staticFiles: AppServer = {
  mode: 'production',
  command: (port) => [process.execPath, path.join(import.meta.dirname, 'serve-folder.ts'), '.', `${port}`],
}
const next = (mode: AppServer['mode'], command: string): AppServer => ({
  mode,
  command: (port) => bin('next', command, '--hostname', '127.0.0.1', '--port', `${port}`),
})

export const apps: App[] = [
  { name: 'vite', source: 'src', servers: [vitePreview], findProblems: findThemeProblems },
  { name: 'hosts', source: 'src', servers: [vitePreview], findProblems: findHostProblems },
  {
    name: 'react-lowest',
    template: 'vite',
    source: 'src',
    dependencies: { react: lowestReact, 'react-dom': lowestReact },
    servers: [vitePreview],
  },
  { name: 'vite-tailwind', source: 'src', servers: [vitePreview] },
  { name: 'tailwind-host', source: 'src', servers: [vitePreview], findProblems: findTailwindProblems },
  { name: 'webpack', source: 'src', servers: [staticFiles] },
  { name: 'esbuild', source: 'src', servers: [staticFiles] },
  {
    name: 'react-router',
    source: 'app',
    servers: [{ mode: 'production', command: () => bin('react-router-serve', 'build/server/index.js') }],
    serverTexts: ['All courses', 'I agree to the terms', 'Cutting specialist'],
    findProblems: findThemeProblems,
  },
  {
    name: 'next',
    source: 'app',
    servers: [next('production', 'start'), next('development', 'dev')],
    serverTexts: [
      'The bob, from line to movement',
      'I agree to the terms',
      'My profile',
      'Share this course',
    ],
    findProblems: findMessageProblems,
  },
  // Its build runs tests in jsdom and happy-dom.
  { name: 'test-environments', source: '.', servers: [] },
]
