import { beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// All test files share one document, so the file before may have changed its size.
beforeAll(() => page.viewport(1280, 800))

// `vitest-browser-react` registers this itself, but only for the first file that imports it.
beforeEach(() => cleanup())
