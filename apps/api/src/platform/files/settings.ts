import path from 'node:path'
import { z } from 'zod'
import { mustAccompany } from '../variables/read-variables.ts'

/** A bucket of Amazon S3, or of another server that speaks its protocol. */
export type S3Settings = {
  bucket: string
  /** The server's address; undefined is Amazon's of the region. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where files are stored: in a folder (an absolute path) or in a bucket. */
export type FileSettings = { folder: string } | { s3: S3Settings }

/** The environment variables of the file store. */
export const fileVariables = {
  FILES_DIR: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket such as chignon-files')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as eu-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

type FileVariables = z.infer<z.ZodObject<typeof fileVariables>>

const withBucket = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/**
 * Turns parsed variables into settings: a bucket if one is set, otherwise a folder, by default `files` in `dataDir`. Relative
 * folders are relative to `root`. Throws if the variables contradict one another.
 */
export function fileSettings(variables: FileVariables, dataDir: string, root: string): FileSettings {
  const { FILES_DIR, S3_BUCKET, S3_ENDPOINT, S3_REGION = 'us-east-1' } = variables
  if (S3_BUCKET === undefined) {
    const unused = withBucket.find((name) => variables[name] !== undefined)
    if (unused) throw mustAccompany('S3_BUCKET', unused)
    return { folder: FILES_DIR === undefined ? path.join(dataDir, 'files') : path.resolve(root, FILES_DIR) }
  }
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables
  if (S3_ACCESS_KEY_ID === undefined) throw mustAccompany('S3_ACCESS_KEY_ID', 'S3_BUCKET')
  if (S3_SECRET_ACCESS_KEY === undefined) throw mustAccompany('S3_SECRET_ACCESS_KEY', 'S3_BUCKET')
  if (FILES_DIR !== undefined) {
    throw new Error('The environment variable FILES_DIR must not be set along with S3_BUCKET.')
  }
  return {
    s3: {
      bucket: S3_BUCKET,
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    },
  }
}
