import { beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// All test files share one document, as a third of the time went into loading the modules again for each file.
beforeAll(() => page.viewport(1280, 800))

// `vitest-browser-react` registers this itself, but only for the first file that imports it.
beforeEach(() => cleanup())
