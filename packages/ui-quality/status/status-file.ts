import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Status } from './checks.ts'

/** Where the status of all components is written: a build output, absent on a clean checkout. */
export const statusFile = path.resolve(import.meta.dirname, '../build/status.json')

/** The status of each component by its folder. Empty until a test run has written it. */
export function readStatus(): Record<string, Status | undefined> {
  return existsSync(statusFile) ? JSON.parse(readFileSync(statusFile, 'utf8')) : {}
}
