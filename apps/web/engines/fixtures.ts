import { randomInt, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { findEngines } from '@chignon/dev-tools/engines'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { serveParts } from './serve-parts.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

export { expect }

type Fixtures = {
  /** A person with a browser of its own. The journey fails if the console has errors or warnings at its end. */
  visitor: Visitor
  /** Ignores console messages that match. */
  allowProblem: (pattern: RegExp) => void
  /** Registers a new person; returns their address. */
  register: () => Promise<string>
}

/** One browser for all journeys of an engine: starting one takes longer than a journey. */
type WorkerFixtures = {
  engine: Engine
  /** Address of the page in `parts`. */
  parts: string
}

export const test = base.extend<Fixtures & { allowed: RegExp[] }, WorkerFixtures>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { project }) => {
      const { firefox, webkit } = findEngines()
      const start =
        project.name === 'firefox' ? firefox && startFirefox(firefox) : webkit && startWebKit(webkit)
      if (!start) throw new Error(`${project.name} is not installed.`)
      const engine = await start
      try {
        await provide(engine)
      } finally {
        await engine.close()
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  parts: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { url, close } = await serveParts()
      await provide(url)
      await close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  // oxlint-disable-next-line no-empty-pattern
  allowed: async ({}, provide) => provide([]),

  allowProblem: async ({ allowed }, provide) => provide((pattern) => void allowed.push(pattern)),

  visitor: async ({ engine, allowed }, provide, testInfo) => {
    const base = process.env['TEST_APP_URL'] ?? ''
    await engine.resize(1280, 900)
    const visitor = createVisitor(engine, base)
    await visitor.visit('/about')
    await engine.forget()
    await engine.problems()
    await provide(visitor)
    if (testInfo.errors.length > 0) {
      await writeFile(testInfo.outputPath('window.png'), await engine.picture(), 'base64')
    }
    const problems = await engine.problems()
    // A request of a page that is left fails; Chromium does not run its scripts any more.
    const left = /^Failed to fetch manifest patches (TypeError|AbortError)/
    const isAllowed = (text: string) => left.test(text) || allowed.some((pattern) => pattern.test(text))
    expect(
      problems.filter((text) => !isAllowed(text)),
      'unexpected messages in the console',
    ).toEqual([])
  },

  // oxlint-disable-next-line no-empty-pattern
  register: async ({}, provide) => {
    await provide(async () => {
      const email = `ada.${randomUUID()}@example.com`
      const password = 'hairdesign'
      const response = await fetch(`${process.env['TEST_APP_URL']}/api/v1/register`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `10.9.${randomInt(256)}.${randomInt(256)}`,
        },
        body: JSON.stringify({
          first_name: 'Ada',
          last_name: 'Bell',
          email,
          password,
          password_confirmation: password,
        }),
      })
      expect(response.status).toBe(201)
      return email
    })
  },
})
