import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpush from 'web-push'
import * as z from 'zod/mini'

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** The keys that identify the academy to push services (RFC 8292). */
export type VapidKeys = z.infer<typeof vapidKeys>

/** Reads the keys from the data folder. The first process makes them, since browsers subscribe to one public key. */
export function loadOrCreateVapidKeys(dataDir: string): VapidKeys {
  const file = path.join(dataDir, 'vapid-keys.json')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, JSON.stringify(webpush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return vapidKeys.parse(JSON.parse(readFileSync(file, 'utf8')))
}
