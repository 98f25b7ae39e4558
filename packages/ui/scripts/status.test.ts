import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { componentFolders } from './components.ts'
import { packageRoot } from './dist.ts'
import { checkNames, type Status } from './status/checks.ts'

const renew = 'pnpm test, run to its end, renews packages/ui/status.json.'

const status: Record<string, Status> = JSON.parse(
  await readFile(path.join(packageRoot, 'status.json'), 'utf8').catch(() => '{}'),
)

test('every component has its status, and no other has one', async () => {
  expect(Object.keys(status), renew).toEqual(await componentFolders())
})

test('every status names checks that there are', () => {
  const unknown = Object.entries(status).flatMap(([folder, { checks }]) =>
    Object.keys(checks)
      .filter((name) => !checkNames.includes(name))
      .map((name) => `${folder}: ${name}`),
  )
  expect(unknown, renew).toEqual([])
})
