import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Scalar's browser bundle, with a hash of its content. */
export type ScalarBundle = { script: Buffer; hash: string }

let bundle: Promise<ScalarBundle> | undefined

/** Reads Scalar's browser bundle once. */
export function readScalarBundle(): Promise<ScalarBundle> {
  return (bundle ??= read())
}

async function read(): Promise<ScalarBundle> {
  const entry = import.meta.resolve('@scalar/api-reference')
  const script = await readFile(fileURLToPath(new URL('browser/standalone.js', entry)))
  return { script, hash: createHash('sha256').update(script).digest('base64url').slice(0, 12) }
}
