import { user } from '@chignon/contract/identity/user'
import { locales } from '@chignon/contract/platform/locale'
import * as z from 'zod/mini'

const startData = z.object({
  locale: z.enum(locales),
  /** The languages that are offered. */
  locales: z.array(z.enum(locales)),
  brand: z.object({ name: z.string() }),
  viewer: user,
})

/** What the studio starts with, which the server writes into its page. */
export type StartData = z.infer<typeof startData>

/** Reads it from the page. Throws if the page was not served by the web server. */
export function readStartData(): StartData {
  return startData.parse(JSON.parse(document.getElementById('start')?.textContent ?? 'null'))
}
